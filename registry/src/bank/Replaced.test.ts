import { Documents } from '../streams/Documents.ts';
import { type StreamFile, streamFileOf } from '../streams/StreamFile.ts';
import { World } from '../testing/World.ts';
import { Replaced } from './Replaced.ts';

const fileOf = (hash: string, signer: string) => streamFileOf({ stream: 'operators', number: 1, hash }, signer, signer);

function replaced(): Replaced {
  const deployment = new World().as('operator');
  return new Replaced(deployment, new Documents(deployment));
}

function add(files: Replaced, deleted: StreamFile, now: StreamFile): Promise<boolean> {
  return files.add({ before: [deleted], gone: new Set([deleted.key]), now: [now] });
}

test('a document that was replaced does not count under the signature of another key either', async () => {
  const files = replaced();

  await add(files, fileOf('one', 'ada'), fileOf('two', 'ada'));

  expect(files.has(fileOf('one', 'grace').key)).toBe(true);
  expect(files.has(fileOf('two', 'ada').key)).toBe(false);
});

test('another signature of a document does not replace it', async () => {
  expect(await add(replaced(), fileOf('one', 'ada'), fileOf('one', 'grace'))).toBe(false);
});
