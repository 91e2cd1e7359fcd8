import { BankReader } from '../bank/BankReader.ts';
import { contentOf, type Draft } from '../bank/drafts.ts';
import type { Deployment } from '../Deployment.ts';
import { fingerprintOf, knownKeys } from '../signing/KeyFolder.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';
import { writeDocument } from '../streams/writeDocument.ts';

interface RawOptions {
  /** Defaults to the next one of the stream. */
  number?: number;
  revision?: number;
  together?: object;
  /** Fingerprint of the key that the name says has signed; defaults to the one that has. */
  signer?: string;
}

/** Writes straight into the store, as whoever can write there would, signed by this deployment's key whatever its roles. */
export async function writeRaw<Content = Draft['content']>(
  deployment: Deployment,
  stream: StreamName,
  change: (content: Content) => object = (content) => content as object,
  { number, signer, ...facts }: RawOptions = {},
): Promise<StreamFile> {
  const bank = await new BankReader(deployment).read();
  const next = number ?? (bank.files.get(stream)?.[0]?.number ?? 0) + 1;
  const said = { at: new Date().toISOString(), by: 'test', action: 'test', app: 'registry', why: 'Written by hand' };
  const document = {
    schema: 1,
    deployment: deployment.name,
    number: next,
    revision: bank.revision + 1,
    change: said,
    ...facts,
    ...change(contentOf(bank, stream) as Content),
  };
  const named = signer ?? (await fingerprintHere(deployment));
  return writeDocument(deployment, { stream, number: next, document }, () => named);
}

/** Identifies the key that signs with this deployment. */
export async function fingerprintHere({ keys }: Deployment): Promise<string> {
  const text = await keys.publicKey();
  const [known] = knownKeys({ key: text.slice(text.indexOf('=') + 1) });
  if (!known) throw new Error('There is no key.');
  return fingerprintOf(known.key);
}
