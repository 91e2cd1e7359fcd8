import type { Candidate } from '../release/readBuild.ts';
import type { RemoteRelease, ShellRelease } from '../schema.ts';
import { BUDGET_BYTES, checkBuild } from './buildRules.ts';

const asset = { integrity: 'sha384-x', bytes: 1 };
const released = { version: '1.0.0-0123456789', base: 'artifacts/x/', releasedAt: '' };
const remote: RemoteRelease = {
  kind: 'remote',
  name: 'mfe-cards',
  owner: 'cards squad',
  contract: 1,
  entry: 'entry.js',
  bundled: [],
  ...released,
  requires: { react: '^19.0.0' },
  assets: { 'entry.js': asset, 'page.js': asset },
  mounts: [{ path: '/cards', title: 'Cards', layout: 'main', expose: 'Page', files: ['page.js'] }],
};
const shell: ShellRelease = {
  kind: 'shell',
  name: 'shell',
  contract: [1],
  entry: ['main.js'],
  provides: {},
  ...released,
  assets: { 'index.html': asset, 'main.js': asset },
};
const files = new Map([
  ['entry.js', Buffer.from('{"./Page": 1}')],
  ['page.js', Buffer.alloc(1000)],
]);

function candidate(change: Partial<Candidate> = {}): Candidate {
  const source = { installed: {}, foreign: [], withoutDefault: [] };
  return {
    release: remote,
    files,
    maps: new Map(),
    compressed: new Map(),
    emitted: [],
    folders: [],
    source,
    ...change,
  };
}
const withSource = (source: Partial<Candidate['source']>) =>
  candidate({ source: { ...candidate().source, ...source } });

test('has nothing against a remote and a shell that are whole', () => {
  expect(checkBuild(candidate())).toEqual([]);
  expect(checkBuild(candidate({ release: shell }))).toEqual([]);
});

test('names every file without a hash once, and says what to do', () => {
  const integrity = (where: string) => ({
    rule: 'integrity',
    where,
    found: 'is listed in bank.json but missing from the build, so it has no hash.',
    remedy: 'Build the package again.',
  });
  const without = { assets: {} };

  expect(checkBuild(candidate({ release: { ...remote, ...without }, emitted: ['page.js', 'a.svg'] }))).toEqual(
    ['entry.js', 'page.js', 'a.svg'].map(integrity),
  );
  expect(checkBuild(candidate({ release: { ...shell, ...without }, emitted: ['a.svg'] }))).toEqual(
    ['main.js', 'index.html', 'a.svg'].map(integrity),
  );
});

test('refuses folders', () => {
  expect(checkBuild(candidate({ folders: ['images'] }))).toEqual([
    {
      rule: 'integrity',
      where: 'images/',
      found: 'is a folder; its files would have no hash.',
      remedy: 'Write all files to the top level of the output folder.',
    },
  ]);
});

test('refuses a page that the entry does not expose, and one without a default export', () => {
  expect(checkBuild(candidate({ files: new Map() }))).toEqual([
    {
      rule: 'exposes',
      where: '/cards',
      found: 'shows "Page", which entry.js does not expose.',
      remedy: 'Check the paths in remote.ts, and build again.',
    },
  ]);
  expect(checkBuild(withSource({ withoutDefault: ['Page'] }))).toEqual([
    {
      rule: 'exposes',
      where: '/cards',
      found: 'shows "Page", which has no default export.',
      remedy: 'Export its component as default: "export default function …".',
    },
  ]);
});

test('lets a page need as much JavaScript as the budget, each script once, and not a byte more', () => {
  const page = { path: '/cards', title: 'Cards', layout: 'main', expose: 'Page' } as const;
  const release = { ...remote, mounts: [{ ...page, files: ['entry.js', 'page.js', 'page.css'] }] };
  const assets = { ...remote.assets, 'page.css': asset };
  const sized = (bytes: number) =>
    candidate({
      release: { ...release, assets },
      compressed: new Map([
        ['page.js', { br: Buffer.alloc(bytes - 13), gz: Buffer.alloc(0) }],
        ['page.css', { br: Buffer.alloc(9000), gz: Buffer.alloc(0) }],
      ]),
    });

  expect(BUDGET_BYTES).toBe(200_000);
  expect(checkBuild(sized(200_000))).toEqual([]);
  expect(checkBuild(sized(1500), 1499)).toEqual([
    {
      rule: 'budget',
      where: '/cards',
      found: 'needs 1.5 kB of JavaScript before it shows; the budget is 1.5 kB.',
      remedy: 'Load what is not needed at once with import(), or raise the budget for this release with --budget.',
    },
  ]);
});

test('refuses a second copy of a singleton, and no package of a similar name', () => {
  const bundled = [
    '@bank/shared@1.0.0',
    '@tanstack/react-query@5.0.0',
    'react-router-dom',
    'preact',
    'react-is',
    'my-react@1.0.0',
  ];

  expect(checkBuild(candidate({ release: { ...remote, bundled } }))).toEqual(
    ['@bank/shared@1.0.0', '@tanstack/react-query@5.0.0', 'react-router-dom'].map((where) => ({
      rule: 'singletons',
      where,
      found: 'is bundled, although the page provides it.',
      remedy: 'Import it as the bank shares it (docs/squad/reference.md), so that it comes from the shell.',
    })),
  );
});

test('refuses another major than the page’s, and the source of another application', () => {
  expect(checkBuild(withSource({ installed: { react: '18.0.0', 'react-dom': '18.0.0' } }))).toEqual([
    {
      rule: 'shared',
      where: 'react 18.0.0',
      found: 'is installed in mfe-cards, but it is built for another major version (^19.0.0).',
      remedy:
        'Depend on the version that the bank shares ("catalog:" in package.json), and try the pages with it; if they work with several, say so under "peerDependencies".',
    },
  ]);
  const both = { ...remote, requires: { react: '^18.2.0 || ^19.0.0' } };
  for (const version of ['18.0.0', '19.1.0'])
    expect(checkBuild({ ...withSource({ installed: { react: version } }), release: both })).toEqual([]);
  const unreadable = { ...remote, requires: { react: '*' } };
  expect(checkBuild({ ...withSource({ installed: { react: 'latest' } }), release: unreadable })).toEqual([]);
  expect(checkBuild({ ...withSource({ installed: { react: '18.0.0' } }), release: shell })).toEqual([]);
  expect(checkBuild(withSource({ foreign: ['mfe-bills/src/format.ts'] }))).toEqual([
    {
      rule: 'sources',
      where: 'mfe-bills/src/format.ts',
      found: 'is another application’s source, which mfe-cards would bundle.',
      remedy: 'Link to the other remote’s page, or move what both need to @bank/shared.',
    },
  ]);
});

test('refuses changes of what the page shares, and what goes on when the page has been left', () => {
  const changedGlobals = [
    { where: 'src/Page.tsx:4', name: 'globalThis.fetch' },
    { where: 'src/at.ts:1', name: 'Array.prototype.at' },
  ];
  const leftRunning = [
    { where: 'src/Page.tsx:9', name: "a listener for 'resize'" },
    { where: 'src/Page.tsx:10', name: 'an interval' },
  ];

  expect(checkBuild(withSource({ changedGlobals }))).toEqual([
    {
      rule: 'globals',
      where: 'src/Page.tsx:4',
      found: 'changes globalThis.fetch, which the whole page shares.',
      remedy: 'Keep your own in a module, and import it where you need it.',
    },
    expect.objectContaining({ found: 'changes Array.prototype.at, which the whole page shares.' }),
  ]);
  expect(checkBuild(withSource({ leftRunning }))).toEqual([
    {
      rule: 'leftovers',
      where: 'src/Page.tsx:9',
      found: "starts a listener for 'resize', which goes on when the page has been left.",
      remedy:
        'End it in the same file when the component goes: by "signal" or removeEventListener with the same function, by clearInterval with the same variable.',
    },
    expect.objectContaining({ found: 'starts an interval, which goes on when the page has been left.' }),
  ]);
});

test('holds extensions to the rules of pages', () => {
  const extension = { slot: 'bank/dashboard/widget@1', id: 'limits', title: 'Limits', expose: 'Limits' };
  const release = { ...remote, extensions: [{ ...extension, files: ['page.js', 'limits.js'] }] };
  const where = 'bank/dashboard/widget@1 limits';

  expect(checkBuild({ ...withSource({ withoutDefault: ['Limits'] }), release }, 500)).toMatchObject([
    { rule: 'integrity', where: 'limits.js' },
    { rule: 'exposes', where, found: 'shows "Limits", which entry.js does not expose.' },
    { rule: 'exposes', where, found: 'shows "Limits", which has no default export.' },
    { rule: 'budget', where: '/cards' },
    { rule: 'budget', where },
  ]);
});

test('refuses styles that are not mirrored, and style attributes', () => {
  const refusedStyles = [
    { where: 'src/Page.tsx:4', name: 'margin-left: 4px' },
    { where: 'src/Page.tsx:9', name: 'a style attribute' },
  ];

  expect(checkBuild(withSource({ refusedStyles })).map(({ rule, where, found }) => [rule, where, found])).toEqual([
    ['styles', 'src/Page.tsx:4', 'has "margin-left: 4px", which is not mirrored where text runs from right to left.'],
    ['styles', 'src/Page.tsx:9', 'has a style attribute, which the content security policy refuses.'],
  ]);
});

test('refuses a slot of the remote’s own without a published type', () => {
  const { release, ...candidate } = withSource({});
  const slots = ['budget/goal@1', 'bank/account/actions@1'];
  const offering = (types: string) => ({
    ...candidate,
    release: { ...release, slots, types: 'types.ts' } as typeof release,
    files: new Map([...candidate.files, ['types.ts', Buffer.from(types)]]),
  });
  const found = (types: string) => checkBuild(offering(types)).filter(({ rule }) => rule === 'slots');

  expect(found('')).toMatchObject([{ where: 'budget/goal@1', found: expect.stringContaining('without a type') }]);
  expect(found(`interface Slots { 'budget/goal@1': {} }`)).toEqual([]);
  expect(checkBuild({ ...candidate, release: { ...release, slots } as typeof release })).toMatchObject([
    { rule: 'slots' },
  ]);
});
