import { hashOf } from '../hashOf.ts';
import { World } from '../testing/World.ts';
import { Documents } from './Documents.ts';
import { type StreamFile, streamFileOf } from './StreamFile.ts';

const parse = (bytes: Uint8Array) => ({ text: new TextDecoder().decode(bytes) });

async function put({ store }: World, number: number): Promise<StreamFile> {
  const bytes = new TextEncoder().encode(`document ${number}`);
  const file = streamFileOf({ stream: 'packages/mfe-cards', number, hash: hashOf(bytes) }, 'a', 'signature');
  await store.put(`registry/${file.key}`, bytes);
  return file;
}

test('keeps a document while it is asked for, and no longer', async () => {
  const world = new World();
  const documents = new Documents(world.as('operator'));
  const [first, second] = [await put(world, 1), await put(world, 2)];
  await documents.read(first, parse);
  await documents.read(second, parse);
  documents.forgetUnused();

  await documents.read(second, parse);
  documents.forgetUnused();

  expect(documents.isKnown(first)).toBe(false);
  expect(documents.isKnown(second)).toBe(true);
});
