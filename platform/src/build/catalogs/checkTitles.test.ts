import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract } from '@bank/shared/contract';
import { BANK_TITLES } from './bankTitles.js';
import { checkTitles } from './checkTitles.js';

const remote = {
  name: 'mfe-limits',
  owner: 'Limits squad',
  contract: 2,
  mounts: [
    {
      path: '/limits/*',
      page: './LimitsPage.tsx',
      title: 'Limits',
      layout: 'main',
      header: { title: 'Limits', actions: [{ id: 'raise', label: 'Raise', icon: 'new' }] },
      headings: [{ path: '/limits/daily', title: 'Daily limit' }],
    },
  ],
  navigation: [
    {
      group: 'Main',
      label: 'Limits',
      to: '/limits',
      icon: 'page',
      children: [{ label: 'Abroad', to: '/limits/abroad' }],
    },
  ],
  extensions: [{ slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Card limits', component: './Widget.tsx' }],
} as const satisfies RemoteContract;

const spanish = {
  Limits: 'Límites',
  Raise: 'Aumentar',
  'Daily limit': 'Límite diario',
  Abroad: 'En el extranjero',
  'Card limits': 'Límites de tarjeta',
};

test('names every text that lacks a language of the remote, with its first place', () => {
  expect(checkTitles(remote, ['en', 'es'])).toEqual([
    '  src/titles/es.json: "Card limits" is missing, the title of the extension "limits" in bank/dashboard/widget@1. Add it.',
    '  src/titles/es.json: "Abroad" is missing, the sidebar\'s entry for /limits/abroad. Add it.',
    '  src/titles/es.json: "Limits" is missing, the title of page /limits/*. Add it.',
    '  src/titles/es.json: "Daily limit" is missing, the title of page /limits/daily. Add it.',
    '  src/titles/es.json: "Raise" is missing, the action "raise" of page /limits/*. Add it.',
  ]);
});

test('asks for nothing in languages that the remote has no texts in, nor for what the bank itself translates', () => {
  expect(checkTitles(remote, ['en'])).toEqual([]);
  expect(checkTitles({ ...remote, titles: { es: spanish } }, ['en', 'es'])).toEqual([]);
  const [mount] = remote.mounts;
  const accounts = { ...mount, title: 'Accounts', header: undefined, headings: [] };
  expect(checkTitles({ ...remote, mounts: [accounts], navigation: [], extensions: [] }, ['en', 'es'])).toEqual([]);
});

test('names what no title or label is called', () => {
  const titles = { es: { ...spanish, Limit: 'Límite' } };
  expect(checkTitles({ ...remote, titles }, ['en', 'es'])).toEqual([
    '  src/titles/es.json: "Limit" is no title or label of remote.ts. Delete it there.',
  ]);
});

test('knows which titles the bank itself translates', () => {
  const folder = path.resolve(__dirname, '../../../../shell/src/navigation/locales');
  const english = JSON.parse(readFileSync(path.join(folder, 'en.json'), 'utf8'));
  expect([...BANK_TITLES].sort()).toEqual(Object.keys(english).sort());
});
