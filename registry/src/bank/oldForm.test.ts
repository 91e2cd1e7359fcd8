import { disable } from '../edits/disable.ts';
import { OperatorError } from '../OperatorError.ts';
import { revise } from '../revisions/revise.ts';
import { releaseAll, shellBuild } from '../testing/builds.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { BankReader } from './BankReader.ts';
import { latestRegistry } from './latest.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const OLD = 'registry/00000001.json';

test('a store of the form before is not taken for an empty one: whoever reads or writes learns what carries it over', async () => {
  const deployment = await emptyDeployment();
  await deployment.store.put(OLD, Buffer.from('{}'));
  const message = 'npx @bank/platform@1.4.0 carry-over';

  const { registry, problems } = await new BankReader(deployment).read();
  expect(registry).toBeUndefined();
  expect(problems).toEqual([expect.stringContaining(message)]);
  await expect(latestRegistry(deployment)).rejects.toThrow(OperatorError);
  await expect(revise(deployment, reason, disable('mfe-cards', 'Soon'))).rejects.toThrow(message);
  expect(await deployment.store.list('registry')).toEqual(['00000001.json']);
});

test('one that is carried over goes on, and names what is left of the form before', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  await deployment.store.put(OLD, Buffer.from('{}'));

  const { registry, problems } = await new BankReader(deployment).read();

  expect(registry?.revision).toBe(1);
  expect(problems).toEqual(['registry has a file without a document’s name: 00000001.json.']);
});
