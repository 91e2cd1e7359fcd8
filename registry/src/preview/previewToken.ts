import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Deployment } from '../Deployment.ts';
import { name } from '../manifestSchema.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Authority } from '../roles/Authority.ts';
import { version } from '../schema.ts';

export const MAX_PREVIEW_HOURS = 336;
const HOUR_MS = 60 * 60 * 1000;

const preview = Type.Object({
  app: name,
  version,
  /** Milliseconds since 1970. */
  until: Type.Integer({ minimum: 0 }),
});

/** Names a version that whoever has the link may look at. */
export type Preview = Static<typeof preview>;

export class RefusedPreview extends Error {
  override name = 'RefusedPreview';

  /** `gone`: the version is no longer there, or may not be shown any more. */
  constructor(readonly reason: 'altered' | 'expired' | 'gone') {
    super(`The preview is ${reason}.`);
  }
}

/** Returns `<preview>.<fingerprint of the key>.<signature>`, which fits into a URL. @throws {OperatorError} when this machine's key may not change the package */
export async function signPreview(
  { name: deployment, keys }: Pick<Deployment, 'name' | 'keys'>,
  authority: Authority,
  preview: Preview,
): Promise<string> {
  const text = Buffer.from(JSON.stringify(preview)).toString('base64url');
  const statement = statementOf(deployment, text);
  const findSigner = (signature: string) => {
    const signer = authority.signerOf(statement, signature);
    return signer !== undefined && authority.mayChange(preview.app, signer) ? signer : undefined;
  };
  const signature = await keys.sign(statement, (one) => findSigner(one) !== undefined);
  // `sign` falls back to a key that does not count here.
  const signer = findSigner(signature);
  if (signer === undefined)
    throw new OperatorError(
      `The key that signs here may not show previews of ${preview.app}. Ask somebody whose key releases it, or an operator.`,
    );
  return `${text}.${signer}.${Buffer.from(signature, 'base64').toString('base64url')}`;
}

/** @param now in ms since 1970 @throws {RefusedPreview} unless a key that may change the package signed it, and it has not ended */
export function readPreview(token: string, deployment: string, authority: Authority, now: number): Preview {
  const [, text = '', signer = '', signature = ''] = /^([\w-]{1,300})\.([0-9a-f]{16})\.([\w-]{86})$/.exec(token) ?? [];
  const found = parsePreview(text);
  const signatures = { [signer]: Buffer.from(signature, 'base64url').toString('base64') };
  const [signedBy] = found ? authority.signersOf(statementOf(deployment, text), signatures) : [];
  if (!found || signedBy === undefined || !authority.mayChange(found.app, signedBy))
    throw new RefusedPreview('altered');
  if (found.until <= now || found.until > now + MAX_PREVIEW_HOURS * HOUR_MS) throw new RefusedPreview('expired');
  return found;
}

function parsePreview(text: string): Preview | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Value.Check(preview, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The prefix keeps the signature from counting for a document of the registry or a release: those begin otherwise. */
function statementOf(deployment: string, text: string): Uint8Array {
  return new TextEncoder().encode(`bank-preview\n${deployment}\n${text}`);
}
