import type { Titles } from '@bank/shared/contract';
import { shownTitles } from './shownTitles.ts';

const action = { id: 'scan', label: 'Scan', icon: 'new' as const };
const part = { layout: 'main' as const, expose: 'Page', preload: [] };
const remote = {
  mounts: [
    {
      ...part,
      path: '/cards/*',
      title: 'All cards',
      header: { title: 'Your cards', actions: [action] },
      headings: [
        {
          path: '/cards/new',
          title: 'Order',
          header: { title: 'Ordering', actions: [{ ...action, id: 'stop', label: 'Stop' }] },
        },
      ],
    },
  ],
  navigation: [
    {
      group: 'Main',
      label: 'Wallet',
      to: '/cards',
      icon: 'cards' as const,
      children: [{ label: 'Virtual', to: '/cards/new' }],
    },
  ],
  extensions: [{ slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Limits', expose: 'Limits', preload: [] }],
};
const texts = ['All cards', 'Your cards', 'Scan', 'Order', 'Ordering', 'Stop', 'Wallet', 'Virtual', 'Limits'];
const inLanguages = (english: string[]): Titles => ({
  es: Object.fromEntries(english.map((text) => [text, `${text} (es)`])),
  ar: Object.fromEntries(english.map((text) => [text, `${text} (ar)`])),
});

test('every title and label that is shown keeps its translations, and nothing else does', () => {
  const titles = inLanguages([...texts, 'Fraud desk', 'constructor']);

  expect(shownTitles(titles, remote)).toEqual(inLanguages(texts));
  expect(shownTitles(titles, { mounts: [], navigation: [] })).toEqual({ es: {}, ar: {} });
});
