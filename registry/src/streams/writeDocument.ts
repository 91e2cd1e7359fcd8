import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { maxBytesOf } from '../store/squadFiles.ts';
import { REGISTRY_FOLDER } from './Documents.ts';
import { type StreamFile, type StreamName, statementOf, streamFileOf } from './StreamFile.ts';

/** Signs it with a key of this machine. @param findSigner gives the fingerprint of the key that has signed, if it may */
export async function writeDocument(
  { name, store, keys }: Deployment,
  { stream, number, document }: { stream: StreamName; number: number; document: object },
  findSigner: (statement: Uint8Array, signature: string) => string | undefined,
  refusal = new OperatorError('The key that signs here may not.'),
): Promise<StreamFile> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(document)}\n`);
  const place = { stream, number, hash: hashOf(bytes) };
  if (bytes.length > maxBytesOf(`${REGISTRY_FOLDER}/`))
    throw new OperatorError(
      `registry/${stream} would be too large to be read. Remove old releases of it with: bank gc`,
    );
  const statement = statementOf(name, place);
  const signature = await keys.sign(statement, (one) => findSigner(statement, one) !== undefined);
  const signer = findSigner(statement, signature);
  if (signer === undefined) throw refusal;
  const file = streamFileOf(place, signer, signature);
  await store.put(`${REGISTRY_FOLDER}/${file.key}`, bytes);
  return file;
}
