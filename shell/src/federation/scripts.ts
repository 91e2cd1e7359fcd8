import type { RegisteredRemote } from '@bank/shared/contract';
import { readShellIntegrity } from '../registry/readRegistry';

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/** sha384 by URL of every script and style in any registry that this document has used. */
const integrity = new Map<string, string>();
/** Origins of development servers, whose files have no hashes. */
const developed = new Set<string>();

/**
 * Creates the default Trusted Types policy: a script may only come from a URL in the registry. A default policy also
 * covers the script URLs of every remote's bundler runtime.
 */
export function installScriptPolicy(): void {
  learn(readShellIntegrity());
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A shell in development replaces the deployed one, which has created the policy.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isKnown(url) ? url : null) });
}

/** Allows the scripts of these remotes. Earlier ones stay allowed for the code that already runs. */
export function allowScripts(remotes: RegisteredRemote[]): void {
  for (const remote of remotes) {
    learn(remote.integrity);
    if (remote.isDevelopment) allowOrigin(remote.entry);
  }
}

/** Allows every script of a development server. */
export function allowOrigin(url: string): void {
  developed.add(originOf(url));
}

/**
 * The script element for a remote's entry; `undefined` leaves it to the federation runtime.
 *
 * @throws when the script is in no registry of this document
 */
export function entryScript(url: string): HTMLScriptElement | undefined {
  if (developed.has(originOf(url))) return undefined;
  const hash = integrity.get(absolute(url));
  if (!hash) throw new Error(`${url} is not in the registry.`);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = hash;
  script.crossOrigin = 'anonymous';
  return script;
}

/**
 * Removes the script elements of a release that are still loading: bundler runtimes wait for an existing element instead of
 * creating another. Elements that have loaded are gone already.
 *
 * @param entry URL of the release's entry; all its files are in the same folder
 */
export function removePendingScripts(entry: string): void {
  const folder = new URL('.', new URL(entry, location.href)).href;
  for (const script of [...document.scripts]) if (script.src.startsWith(folder)) script.remove();
}

export function originOf(url: string): string {
  return new URL(url, location.href).origin;
}

function isKnown(url: string): boolean {
  return integrity.has(absolute(url)) || developed.has(originOf(url));
}

function learn(hashes: Record<string, string>): void {
  for (const [url, hash] of Object.entries(hashes)) integrity.set(absolute(url), hash);
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
