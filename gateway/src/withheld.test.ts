import { setFlag } from '@bank/registry/edits/setFlag.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { newCohort, withGroups } from './cohort.ts';
import { createGateway } from './createGateway.ts';

const flags = { offers: { default: false, owner: 'cards squad', until: '2027-01-31' } };
const part = (files: string) => ({ expose: 'Page', files: [files] });
const mount = (path: string, condition?: object) => ({
  path,
  title: `Title of ${path}`,
  layout: 'main',
  ...part('page.js'),
  ...(condition && { for: condition }),
});
const entry = (to: string, condition?: object) => ({
  group: 'Main',
  label: 'A label',
  to,
  icon: 'cards',
  ...(condition && { for: condition }),
});
const extension = (id: string, condition: object) => ({
  slot: 'bank/dashboard/widget@1',
  id,
  title: 'A widget',
  for: condition,
  ...part('page.js'),
});
const TITLES = {
  'Title of /cards': 'Título',
  'Title of /cards/offers': 'Ofertas',
  'Title of /cards/gold': 'Oro',
  'A label': 'Una etiqueta',
  'A widget': 'Una pieza',
};

async function bank(mounts: object[] = []) {
  const deployment = await emptyDeployment();
  const cards = remoteBuild('cards', {
    flags,
    mounts: [
      ...mounts,
      mount('/cards'),
      mount('/cards/offers', { flag: 'offers' }),
      mount('/cards/gold', { groups: ['private', 'staff'] }),
    ],
    navigation: [entry('/cards', { languages: ['es'] }), entry('/cards/gold')],
    extensions: [
      extension('offers', { flag: 'offers', groups: ['private'] }),
      extension('lesen', { languages: ['es', 'ar'] }),
    ],
    titles: { es: TITLES },
  });
  await releaseAll(deployment, shellBuild(), cards);
  const rule = (percent: number) =>
    revise(
      deployment,
      { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' },
      setFlag('mfe-cards', 'offers', { percent }),
    );
  const ask = async (url: string, headers: Record<string, string>) => {
    const gateway = await createGateway({ config, deployment });
    const { body } = await gateway.inject({ url, headers: { accept: 'text/html', ...headers } });
    await gateway.close();
    return body;
  };
  const remote = async (headers: Record<string, string> = {}) =>
    JSON.parse(await ask('/banking/registry.json', headers)).remotes[0];
  const shown = async (headers: Record<string, string> = {}) => {
    const { mounts, navigation, extensions, withheld } = await remote(headers);
    return {
      pages: mounts.map(({ path }: { path: string }) => path),
      entries: navigation.map(({ to }: { to: string }) => to),
      widgets: extensions.map(({ id }: { id: string }) => id),
      withheld,
    };
  };
  return { rule, ask, remote, shown };
}

const as = (...groups: string[]) => ({ cookie: `bank:cohort=${withGroups(newCohort(), groups)}` });

test('a page, its entry and an extension are in the page of those alone whom they are for', async () => {
  const { rule, shown } = await bank();
  const nothing = { pages: ['/cards'], entries: [], widgets: [], withheld: ['/cards/offers', '/cards/gold'] };
  expect(await shown()).toEqual(nothing);
  expect(await shown(as('savings'))).toEqual(nothing);

  expect(await shown(as('private'))).toEqual({
    pages: ['/cards', '/cards/gold'],
    entries: ['/cards/gold'],
    widgets: [],
    withheld: ['/cards/offers'],
  });
  expect(await shown({ 'accept-language': 'es-MX' })).toEqual({ ...nothing, entries: ['/cards'], widgets: ['lesen'] });
  await rule(100);
  expect(await shown()).toEqual({ ...nothing, pages: ['/cards', '/cards/offers'], withheld: ['/cards/gold'] });
  expect(await shown(as('private'))).toEqual({
    pages: ['/cards', '/cards/offers', '/cards/gold'],
    entries: ['/cards/gold'],
    widgets: ['offers'],
  });
});

test('an entry goes with its page, also where a page that is shown has all addresses below it', async () => {
  const { shown } = await bank([mount('/cards/*')]);

  expect(await shown({ 'accept-language': 'es-MX' })).toMatchObject({
    pages: ['/cards/*', '/cards'],
    entries: ['/cards'],
    withheld: ['/cards/offers', '/cards/gold'],
  });
});

test('titles in other languages are those of what is shown', async () => {
  const { rule, remote } = await bank();

  expect((await remote()).titles).toEqual({ es: { 'Title of /cards': 'Título' } });
  expect((await remote({ 'accept-language': 'es-MX' })).titles).toEqual({
    es: { 'Title of /cards': 'Título', 'A label': 'Una etiqueta', 'A widget': 'Una pieza' },
  });
  await rule(100);
  expect((await remote(as('private'))).titles).toEqual({ es: TITLES });
});

test('neither page nor details say for whom something is, and a page says nothing of what is not for the customer', async () => {
  const { ask } = await bank();

  const page = await ask('/banking/cards/gold', as('savings'));
  expect(page).not.toMatch(/Title of \/cards\/(gold|offers)|private|"for"/);
  const [, version = ''] = /"version":"(1\.0\.0-[0-9a-f]{10})"[^}]*"owner"/.exec(page) ?? [];
  const details = await ask(`/banking/remotes/mfe-cards/${version}.json`, {});
  expect(details).toContain('Title of /cards/gold');
  expect(details).not.toMatch(/private|"for"/);
});
