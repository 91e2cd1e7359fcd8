import { hashOf } from '../hashOf.ts';
import { type StreamName, statementOf, streamFileOf } from '../streams/StreamFile.ts';
import { DEPLOYMENT, fingerprint, type Person, signAs, type World } from './World.ts';

/** Names a file like a document of this stream that a person has signed, and leaves it empty. */
export async function putEmpty(
  { store }: World,
  stream: StreamName,
  number: number,
  text: string,
  person: Person,
): Promise<void> {
  const place = { stream, number, hash: hashOf(new TextEncoder().encode(text)) };
  const file = streamFileOf(place, fingerprint(person), signAs(person, statementOf(DEPLOYMENT, place)));
  await store.put(`registry/${file.key}`, new Uint8Array());
}
