import { verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '../testing/deployment.ts';
import { KeyFolder } from './KeyFolder.ts';
import { signerFromEnv } from './signerFromEnv.ts';

const bytes = new TextEncoder().encode('{"revision":1}');

async function oneKey() {
  const keys = new KeyFolder(await emptyFolder());
  await keys.create('one');
  return { keys, file: path.join(keys.folder, 'one.key.pem') };
}

async function signerName(keys: KeyFolder, signature: string): Promise<string | undefined> {
  const known = [...(await keys.roots()).values()];
  return known.find(({ key }) => verify(null, bytes, key, Buffer.from(signature, 'base64')))?.id;
}

test('signs with a key from the environment', async () => {
  const { keys, file } = await oneKey();
  const signer = signerFromEnv({ BANK_SIGNING_KEY: await readFile(file, 'utf8') });

  expect(await signerName(keys, (await signer?.sign(bytes)) ?? '')).toBe('one');
});

test('signs with a command, which alone knows the key', async () => {
  const { keys, file } = await oneKey();
  const script = `const{sign,createPrivateKey}=require("crypto"),{readFileSync}=require("fs");console.log(sign(null,readFileSync(0),createPrivateKey(readFileSync("${file}"))).toString("base64"))`;
  const signer = signerFromEnv({ BANK_SIGNER: `'${process.execPath}' -e '${script}'` });

  expect(await signerName(keys, (await signer?.sign(bytes)) ?? '')).toBe('one');
});

test('says what is wrong with either', async () => {
  expect(signerFromEnv({})).toBeUndefined();
  await expect(signerFromEnv({ BANK_SIGNING_KEY: 'x' })?.sign(bytes)).rejects.toThrow(
    'BANK_SIGNING_KEY holds no private key.',
  );
  await expect(signerFromEnv({ BANK_SIGNER: 'exit 3' })?.sign(bytes)).rejects.toThrow('BANK_SIGNER ended with 3');
});
