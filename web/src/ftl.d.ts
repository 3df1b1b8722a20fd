/** Fluent's messages as they are built in: each by its name. */
declare module '*.ftl' {
  const texts: Record<string, NonNullable<import('@fluent/bundle').Message['value']>>;
  export default texts;
}
