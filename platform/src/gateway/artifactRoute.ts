import type { FastifyInstance } from 'fastify';
import { contentType } from '../registry/contentType.ts';
import type { Store, StoredFile } from '../registry/Store.ts';
import { artifactHeaders } from './headers.ts';

/** HTML is excluded: only the gateway may serve the shell's page. */
const ARTIFACT = /^[a-z][a-z0-9-]*\/[\w.-]+\/\w[\w.-]*(?<!\.html)$/;
const COMPRESSED = /\.(js|css|svg|html|json)$/;
const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

export async function artifactRoute(app: FastifyInstance, { store }: { store: Store }): Promise<void> {
  app.get('artifacts/*', async (request, reply) => {
    const { '*': file } = request.params as { '*': string };
    const found = ARTIFACT.test(file) && (await open(store, `artifacts/${file}`, request.headers['accept-encoding']));
    if (!found) return reply.callNotFound();
    reply.headers({
      ...artifactHeaders,
      'content-type': contentType(file),
      'content-length': found.bytes,
      vary: 'Accept-Encoding',
      ...(found.encoding && { 'content-encoding': found.encoding }),
    });
    return reply.send(found.body);
  });
}

async function open(
  store: Store,
  key: string,
  accepted = '',
): Promise<(StoredFile & { encoding?: string }) | undefined> {
  const encodings = COMPRESSED.test(key) ? ENCODINGS.filter(({ encoding }) => accepted.includes(encoding)) : [];
  for (const { encoding, suffix } of encodings) {
    const file = await store.open(key + suffix);
    if (file) return { ...file, encoding };
  }
  return store.open(key);
}
