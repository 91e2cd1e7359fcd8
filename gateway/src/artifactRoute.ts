import { AlteredArtifact } from '@bank/registry/readArtifact.ts';
import { contentType } from '@bank/registry/store/contentType.ts';
import type { FastifyInstance } from 'fastify';
import type { Artifacts } from './Artifacts.ts';
import { acceptedEncodings } from './acceptedEncodings.ts';
import type { Deltas } from './Deltas.ts';
import { dictionaryHeaders } from './dictionaries/dictionaryHeaders.ts';
import { artifactHeaders, plainHeaders } from './headers.ts';
import type { RegistrySource } from './RegistrySource.ts';

/** HTML is excluded: only the gateway may serve the shell's page. */
const ARTIFACT = /^[a-z][a-z0-9-]*\/(?:\d+\.\d+\.\d+-[0-9a-f]{10}\/)?(\w[\w.-]*)(?<!\.html)$/;

interface ArtifactRouteOptions {
  source: Pick<RegistrySource, 'releaseWith'>;
  artifacts: Pick<Artifacts, 'get'>;
  /** Where browsers may keep files as dictionaries for later versions. */
  deltas?: Pick<Deltas, 'get'> | undefined;
}

export async function artifactRoute(app: FastifyInstance, options: ArtifactRouteOptions): Promise<void> {
  const { source, artifacts, deltas } = options;
  app.get('artifacts/*', async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    const [, file = ''] = ARTIFACT.exec(path) ?? [];
    const release = file ? await source.releaseWith(`artifacts/${path}`) : undefined;
    const found = release && (await artifacts.get(release, file, acceptedEncodings(request)));
    if (!found) return reply.callNotFound();
    request.logged = { remote: release.name, version: release.version };
    const delta = await deltas?.get(release, file, request.headers);
    const isSmaller = delta !== undefined && delta.length < found.bytes.length;
    const encoding = isSmaller ? 'dcz' : found.encoding;
    reply.headers({
      ...artifactHeaders,
      'content-type': contentType(file),
      vary: 'Accept-Encoding',
      ...(deltas && dictionaryHeaders(release, file, app.prefix)),
      ...(encoding && { 'content-encoding': encoding }),
    });
    return reply.send(isSmaller ? delta : found.bytes);
  });

  app.setErrorHandler((error, _, reply) => {
    if (!(error instanceof AlteredArtifact)) throw error;
    return reply.code(502).headers(plainHeaders).send();
  });
}
