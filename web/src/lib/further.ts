import { sort } from './commands';
import type { Entry, Playing } from './playing.svelte';
import { go } from './router.svelte';
import { t } from './words';

/** What else there is at a table, beside the game itself. */
export function further(playing: Playing, keys: () => void): Entry[] {
  const { session } = playing;
  const { table, id } = session;
  const seated = table?.you != null;
  return [
    { label: t('ui-rules-of', { game: table?.title ?? '' }), href: `/rules/${playing.game}` },
    { label: t('ui-scores'), href: `/scores/${id}` },
    { label: t('ui-keys'), act: keys },
    ...(table?.hints && seated ? [{ label: t('ui-hint'), key: 'hint', act: () => void session.askHint() }] : []),
    { label: t('ui-sort-suit'), act: () => sort(playing, 'suit') },
    { label: t('ui-sort-rank'), act: () => sort(playing, 'rank') },
    { label: t('ui-settings'), href: '/settings' },
    { label: t('ui-fair'), href: `/fair/${id}` },
    ...(seated && !table.over
      ? [
          { label: t('ui-bot-plays'), act: () => void session.say('away') },
          { label: t('ui-handover'), href: `/h/new?table=${id}` },
          ...(session.deadline !== null ? [{ label: t('ui-more-time'), act: () => void session.say('time') }] : []),
        ]
      : []),
    { label: t('ui-leave'), act: () => go('/') },
  ];
}
