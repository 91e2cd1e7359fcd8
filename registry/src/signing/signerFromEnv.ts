import { spawn } from 'node:child_process';
import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { OperatorError } from '../OperatorError.ts';

export interface Signer {
  /** Detached, in base64. */
  sign: (bytes: Uint8Array) => Promise<string>;
  /** The base64 of SPKI, if it is known. */
  publicKey?: () => string;
}

/**
 * `BANK_SIGNER`: a command that reads bytes and prints their signature, for a key that never leaves its service.
 * `BANK_SIGNING_KEY`: a private key as PEM, for pipelines. @returns `undefined` when neither is set
 */
export function signerFromEnv(env: NodeJS.ProcessEnv): Signer | undefined {
  const { BANK_SIGNER: command, BANK_SIGNING_KEY: pem } = env;
  if (command) return { sign: (bytes) => runSigner(command, bytes) };
  if (!pem) return undefined;
  return {
    sign: async (bytes) => sign(null, bytes, privateKey(pem)).toString('base64'),
    publicKey: () => spkiOf(createPublicKey(privateKey(pem))),
  };
}

/** Base64, in one line. */
export function spkiOf(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
}

function privateKey(pem: string) {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new OperatorError('BANK_SIGNING_KEY holds no private key. Set it to the content of a .key.pem file.');
  }
}

async function runSigner(command: string, bytes: Uint8Array): Promise<string> {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  // The command may end without reading.
  child.stdin.on('error', () => {});
  child.stdin.end(bytes);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0 && text.trim() !== '') return text.trim();
  throw new OperatorError(`BANK_SIGNER ended with ${code} and signed nothing. It reads bytes and prints base64.`);
}
