import type { Deployment } from '@bank/registry/Deployment.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { readArtifact } from '@bank/registry/readArtifact.ts';
import type { Registry, ShellRelease } from '@bank/registry/schema.ts';
import { DEVELOPMENT } from '../build/buildFiles.js';

/**
 * The active shell, in the development build that was released with it: Fast Refresh needs that of React.
 * @throws {OperatorError} when it was released without
 */
export async function developmentShell(
  deployment: Deployment,
  { shell: { active }, releases }: Registry,
): Promise<ShellRelease> {
  const release = releases.shell?.[active];
  const manifest = release && (await readArtifact(deployment, release, DEVELOPMENT));
  if (!manifest)
    throw new OperatorError(
      `The shell ${active} of ${deployment.store.address} was released without its development build. Ask the platform team to release it again.`,
    );
  const { entry, mainLayout } = JSON.parse(new TextDecoder().decode(manifest)) as ShellRelease;
  return { ...release, entry, mainLayout } as ShellRelease;
}
