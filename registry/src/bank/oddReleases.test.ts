import { activate } from '../edits/activate.ts';
import { disable } from '../edits/disable.ts';
import type { Release } from '../schema.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { OWN, outcomeOf } from '../testing/Honest.ts';
import { fingerprint, remoteOf, shellOf, signAs, World } from '../testing/World.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { BankReader } from './BankReader.ts';
import type { PackageContent } from './drafts.ts';
import { latestBank } from './latest.ts';

const odd = '1.0.0-0123456789';
const named = (file: string) => (release: Release) => {
  const [asset] = Object.values(release.assets);
  return { assets: { ...release.assets, [file]: asset } };
};

function withPath(release: Release, path: string) {
  return 'mounts' in release ? release.mounts.map((mount) => ({ ...mount, path })) : [];
}

function entry(children = 0) {
  const place = { label: 'Cards', to: '/cards' };
  return { ...place, group: 'Money', icon: 'card', children: Array(children).fill(place) };
}

test.each([
  ['a file outside its folder', named('../../precious')],
  ['a file outside its folder on Windows', named('..\\precious')],
  ['a file at an address of its own', named('/etc/passwd')],
  ['a hidden file', named('.hidden')],
  ['very many pages', (release: Release) => ({ mounts: Array(201).fill('mounts' in release && release.mounts[0]) })],
  ['very many entries', () => ({ navigation: Array(21).fill(entry()) })],
  ['very many entries below one', () => ({ navigation: [entry(11)] })],
  ['an address that leads out of a folder', () => ({ base: 'https://cdn.example/cards/../accounts/' })],
  ['a very long version', () => ({ version: `1.0.${'1'.repeat(100)}-0123456789` })],
  ['very many needs', () => ({ requires: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, '1'])) })],
  ['a very long path', (release: Release) => ({ mounts: withPath(release, `/cards${'/:a'.repeat(100)}`) })],
  ['a need whose key has two lines', () => ({ requires: { 'a\nb': { toString: 5 } } })],
  ['imports under a key of two lines', () => ({ imports: { 'a\nb': 5 } })],
  ['a title under a key of two lines', () => ({ titles: { es: { 'a\nb': { toString: 5 } } } })],
  ['what it asks a service whose name is none', () => ({ servicesUsed: { 'a b': 5 } })],
  ['operations of a service whose name is none', () => ({ servicesPublished: { 'a b': 5 } })],
  ['fields of a service of a remote whose name is none', () => ({ serviceApisUsed: { 'a b': 5 } })],
  [
    'fields that are no texts',
    () => ({ serviceApi: { operations: { 'GET /a': { reads: { id: 5 }, sends: {} } }, problems: [] } }),
  ],
  ['a very long range', () => ({ requires: { react: '1 || '.repeat(100) } })],
])('a release with %s is left out, and costs the others nothing', async (_, change: (release: Release) => object) => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const deployment = await emptyDeployment();
  const [, version = ''] = await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  await writeRaw<PackageContent>(deployment, 'packages/mfe-cards', ({ releases, ...content }) => {
    const [release] = Object.values(releases);
    if (!release) throw new Error('There is no release.');
    const other = { ...release, version: odd, ...change(release) };
    return { ...content, releases: { ...releases, [odd]: other } } as PackageContent;
  });

  const { state } = await latestBank(deployment);

  expect(Object.keys(state.releases['mfe-cards'] ?? {})).toEqual([version]);
  expect(warned).toHaveBeenCalledWith(expect.stringContaining(odd));
  warned.mockRestore();
});

test('a release that every page would be large with does not count', async () => {
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  const titles = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, at) => [`a text with the number ${at}`, 'Text']),
  );

  const said = await outcomeOf(
    world,
    'cards',
    activate({ ...remoteOf('cards', 1), titles: { en: titles } } as Release),
  );

  expect(said).toMatch(/mfe-cards 1\.0\.0-0000000001 says \d+ bytes of itself, and at most 524288 count/);
});

test('very many releases, with signatures in the names of all keys, hold up nobody', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  for (const squad of ['cards', 'accounts'] as const) await outcomeOf(world, squad, activate(remoteOf(squad, 1)));
  const many = Array.from({ length: 1100 }, (_, at) => remoteOf('accounts', at + 2));
  const people = ['accounts', 'cards', 'operator', 'platform', 'rootA', 'rootB', 'rootC'] as const;
  const madeUp = ({ version }: Release) =>
    people.map((person) => [fingerprint(person), signAs('accounts', Buffer.from(version))]);
  await writeRaw<PackageContent>(world.as('accounts'), `packages/${OWN}`, ({ releases, signatures, ...content }) => ({
    ...content,
    releases: { ...releases, ...Object.fromEntries(many.map((one) => [one.version, one])) },
    signatures: {
      ...signatures,
      ...Object.fromEntries(many.map((one) => [one.version, Object.fromEntries(madeUp(one))])),
    },
  }));

  expect(await outcomeOf(world, 'operator', disable('mfe-cards', 'Back soon'))).toBe('done');

  const { state, problems } = await latestBank(world.as('operator'));
  expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Back soon' });
  expect(state.remotes[OWN]?.active).toBe(remoteOf('accounts', 1).version);
  expect(problems).toEqual([expect.stringMatching(/has more than 1000 releases; the oldest do not count/)]);
  warned.mockRestore();
});

test('of many large releases that are wrong, ten are named, and none is searched for what is wrong', async () => {
  const world = await World.begin();
  await outcomeOf(world, 'platform', activate(shellOf(1)));
  const assets = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`chunk-${at}.js`, at]));
  const wrong = Array.from({ length: 12 }, (_, at) => ({ ...remoteOf('accounts', at), assets }));
  await writeRaw<PackageContent>(world.as('accounts'), `packages/${OWN}`, (content) => ({
    ...content,
    releases: Object.fromEntries(wrong.map((release) => [release.version, release])),
  }));

  const { problems, state } = await new BankReader(world.as('operator')).read();

  const named = problems.filter((problem) =>
    problem.includes('is not as its schema has it, and too large to say where'),
  );
  expect(named).toHaveLength(10);
  expect(state.releases[OWN]).toBeUndefined();
});
