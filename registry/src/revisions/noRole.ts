import { commandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { fingerprintOf, knownKeys } from '../signing/KeyFolder.ts';

/** Says whose key it would be, and what becomes of it. */
export async function noRole({ keys }: Deployment, authority: Authority): Promise<OperatorError> {
  const past = await revokedName(keys.publicKey(), authority);
  return new OperatorError(
    past
      ? `The key that signs here was revoked as "${past}", and never counts again. Make another one: ${commandLine('keys')}`
      : 'The key that signs here has no role. The holders of the root keys decide whether it gets one.',
  );
}

/** @param publicKey of a key folder @returns the name under which the key was revoked */
export async function revokedName(publicKey: Promise<string>, authority: Authority): Promise<string | undefined> {
  const text = await publicKey.catch(() => '');
  try {
    const [own] = knownKeys({ key: text.slice(text.indexOf('=') + 1) });
    return own && authority.roles.revoked[fingerprintOf(own.key)]?.name;
  } catch {
    return undefined;
  }
}
