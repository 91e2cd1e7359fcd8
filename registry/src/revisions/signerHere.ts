import { commandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import type { Authority } from '../roles/Authority.ts';
import { fingerprintOf, knownKeys } from '../signing/KeyFolder.ts';

export const NO_ROLE = 'The key that signs here has no role.';

/** @returns the fingerprint of the key that signs here, if the roles document has it */
export async function signerHere({ name, keys }: Deployment, authority: Authority): Promise<string | undefined> {
  const statement = new TextEncoder().encode(`bank-registry\nwho\n${name}`);
  const findSigner = (signature: string) => authority.signerOf(statement, signature);
  return findSigner(await keys.sign(statement, (one) => findSigner(one) !== undefined));
}

/** @returns what to do about the key that signs here, if it was revoked */
export async function revokedHere({ keys }: Deployment, authority: Authority): Promise<string | undefined> {
  const text = await keys.publicKey().catch(() => '');
  try {
    const [own] = knownKeys({ key: text.slice(text.indexOf('=') + 1) });
    const past = own && authority.roles.revoked[fingerprintOf(own.key)];
    const remedy = `and never counts again. Make another one: ${commandLine('keys')}`;
    return past && `The key that signs here was revoked as "${past.name}", ${remedy}`;
  } catch {
    return undefined;
  }
}
