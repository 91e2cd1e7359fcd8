import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { staffedBank } from '@bank/registry/testing/people.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { Artifacts } from './Artifacts.ts';
import { Apis } from './apis/Apis.ts';
import { Telemetry } from './events/Telemetry.ts';
import { problemsByPart } from './healthProblems.ts';
import { servedRevisions } from './testing/servedRevisions.ts';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] });
});
afterEach(() => {
  jest.useRealTimers();
});

test('stray files and the documents of a package are parts of their own, and the store is another', async () => {
  const { as, gateway } = await staffedBank();
  await releaseAll(as.platform, shellBuild());
  await releaseAll(as.cards, remoteBuild('cards'));
  const { source, revision } = servedRevisions(gateway);
  const parts = async () => {
    await revision();
    const { registry } = await source.get();
    const artifacts = new Artifacts(gateway, () => {});
    const sources = { source, artifacts, telemetry: new Telemetry(), shared: { all: () => [] } };
    const found = problemsByPart({ ...sources, apis: new Apis(() => []), registryMaxAgeDays: 90 }, registry);
    return Object.keys(found).filter((part) => found[part]?.length);
  };
  expect(await parts()).toEqual([]);

  await writeRaw(as.bills, 'packages/shell');
  await writeRaw(as.cards, 'packages/mfe-cards', (content) => ({ ...content, held: 5 }));
  expect((await parts()).sort()).toEqual(['registry/packages/mfe-cards', 'strays']);

  for (const file of await gateway.store.list('registry/roots')) await gateway.store.remove(`registry/roots/${file}`);
  expect(await parts()).toContain('registry/roots');

  jest.spyOn(gateway.store, 'list').mockRejectedValue(new Error('The store is away.'));
  expect(await parts()).toEqual(['store']);
});
