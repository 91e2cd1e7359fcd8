import { chunkOf, exposedModules } from './exposes.js';

const names = (...pages: string[]) => [...exposedModules({ mounts: pages.map((page) => ({ page })) }).values()];

test('names pages by their path, so that two of one file name are two', () => {
  expect(names('./src/routes/cards/DetailsPage.tsx', './src/routes/transfers/DetailsPage.tsx')).toEqual([
    'cards_DetailsPage',
    'transfers_DetailsPage',
  ]);
});

test.each([
  ['./src/routes/AccountsPage.tsx', 'AccountsPage'],
  ['src/routes/AccountsPage', 'AccountsPage'],
  ['./Page.tsx', 'Page'],
  ['./src/pages/new-card/Page.v2.tsx', 'pages_new_card_Page_v2'],
])('names %s %s', (page, name) => {
  expect(names(page)).toEqual([name]);
});

test('takes a page that is mounted twice for one', () => {
  expect(names('./src/routes/Page.tsx', './src/routes/Page.tsx')).toEqual(['Page']);
});

test('refuses two files of one name, with both and the remedy', () => {
  expect(() => names('./src/routes/cards/Page.tsx', './src/routes/cards_Page.tsx')).toThrow(
    'remote.ts: ./src/routes/cards/Page.tsx and ./src/routes/cards_Page.tsx would both be exposed as "cards_Page". Rename one of the files.',
  );
});

test('an extension has a name of its own, and a chunk of its own unless it is loaded with a page', () => {
  const page = './src/routes/HomePage.tsx';
  const [own, withPage] = ['./src/widgets/Tips.tsx', './src/widgets/Balance.tsx'];
  const remote = { mounts: [{ page }], extensions: [{ component: own }, { component: withPage, loadWith: page }] };

  expect([...exposedModules(remote).values()]).toEqual(['HomePage', 'widgets_Tips', 'widgets_Balance']);
  expect([page, own, withPage].map((module) => chunkOf(remote, module))).toEqual([
    'HomePage',
    'widgets_Tips',
    'HomePage',
  ]);
});

test('refuses to load an extension with what is no page', () => {
  const component = './src/widgets/Tips.tsx';
  const remote = { mounts: [{ page: './A.tsx' }], extensions: [{ component, loadWith: './B.tsx' }] };

  expect(() => chunkOf(remote, component)).toThrow(
    'remote.ts: ./src/widgets/Tips.tsx is loaded with ./B.tsx, which is no "page" under "mounts".',
  );
});
