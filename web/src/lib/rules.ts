/** Where a rule stands: those of every table have a page of their own. */
export const ruleAt = (game: string | undefined, rule: string): string =>
  `/rules/${rule.startsWith('TAB') ? 'table' : (game ?? 'table')}#${rule}`;
