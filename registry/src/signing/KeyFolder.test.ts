import { verify } from 'node:crypto';
import { rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '../testing/deployment.ts';
import { KeyFolder } from './KeyFolder.ts';

const bytes = new TextEncoder().encode('{"revision":1}');

async function keysOf(...ids: string[]): Promise<KeyFolder> {
  const keys = new KeyFolder(await emptyFolder());
  for (const id of ids) await keys.create(id);
  return keys;
}

async function signerName(keys: KeyFolder, bytes: Uint8Array, signature: string): Promise<string | undefined> {
  const known = [...(await keys.roots()).values()];
  return known.find(({ key }) => verify(null, bytes, key, Buffer.from(signature, 'base64')))?.id;
}

test('verifies what it has signed, and names the key', async () => {
  const keys = await keysOf('one');

  expect(await signerName(keys, bytes, await keys.sign(bytes))).toBe('one');
});

test('refuses bytes of which one has been changed', async () => {
  const keys = await keysOf('one');
  const signature = await keys.sign(bytes);

  for (const index of bytes.keys()) {
    const changed = bytes.map((byte, at) => (at === index ? byte ^ 1 : byte));
    expect(await signerName(keys, changed, signature)).toBeUndefined();
  }
});

test('refuses the signature of a key that it does not hold', async () => {
  const signature = await (await keysOf('one')).sign(bytes);

  expect(await signerName(await keysOf('one'), bytes, signature)).toBeUndefined();
});

test('signs with the newest key, and with the older one once that is removed', async () => {
  const keys = await keysOf('old', 'new');
  await utimes(path.join(keys.folder, 'old.key.pem'), 1, 1);
  expect(await keys.signingIds()).toEqual(['new', 'old']);
  expect(await signerName(keys, bytes, await keys.sign(bytes))).toBe('new');

  await rm(path.join(keys.folder, 'new.key.pem'));

  expect(await signerName(keys, bytes, await keys.sign(bytes))).toBe('old');
});

test('a further key of a folder is no root by itself', async () => {
  const keys = await keysOf('root');
  await keys.trust('root');
  await keys.create('squad');

  expect(await keys.rootIds()).toEqual(['root']);
});

test('knows a root, and does not sign, where only its public key is', async () => {
  const keys = await keysOf('one');
  await keys.trust('one');
  const signature = await keys.sign(bytes);
  await rm(path.join(keys.folder, 'one.key.pem'));

  expect(await signerName(keys, bytes, signature)).toBe('one');
  await expect(keys.sign(bytes)).rejects.toThrow('has no private key to sign with. Create one with');
  expect(await keys.ensure()).toBe(false);
});

test('keeps the private key to its owner', async () => {
  const keys = await keysOf('one');

  expect((await stat(path.join(keys.folder, 'one.key.pem'))).mode & 0o777).toBe(0o600);
});

test('makes one first pair, however many ask at once', async () => {
  const folder = path.join(await emptyFolder(), 'keys');

  const made = await Promise.all(Array.from({ length: 8 }, () => new KeyFolder(folder).ensure()));

  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await new KeyFolder(folder).rootIds()).toEqual(['first']);
});

test('refuses a second key of the same name, and a name that leads elsewhere', async () => {
  const keys = await keysOf('one');

  await expect(keys.create('one')).rejects.toThrow('already holds a key named "one". Choose another name.');
  await expect(keys.create('../one')).rejects.toThrow('"../one" is not a valid key name');
});
