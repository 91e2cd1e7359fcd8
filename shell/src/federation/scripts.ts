import type { RegisteredRemote } from '@bank/shared/contract';
import { readShellIntegrity } from '../registry/readRegistry';

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/** sha384 by URL of every script and style that a registry of this page has named. */
const integrity = new Map<string, string>();
/** Where development servers send from: what comes from there carries no hashes. */
const developed = new Set<string>();

/**
 * Creates the page's one Trusted Types policy: a script may only come from a URL that the registry names.
 * As the default policy it also guards the script URLs of every remote's bundler runtime.
 */
export function guardScripts(): void {
  learn(readShellIntegrity());
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A shell in development takes over a page whose policy stands already.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isKnown(url) ? url : null) });
}

/** Allows the scripts of these remotes; what was allowed before stays so, for the code that runs already. */
export function learnScripts(remotes: RegisteredRemote[]): void {
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
 * The element for a remote's entry; `undefined` leaves it to the federation runtime.
 *
 * @throws when no registry of this page names the script
 */
export function scriptOf(url: string): HTMLScriptElement | undefined {
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
 * Removes the elements of a release's scripts that have not arrived: whoever asks for one of them anew would wait for the old
 * element instead. Those that have arrived are gone already.
 *
 * @param entry URL of the release's entry, beside which all its files are
 */
export function withdrawScripts(entry: string): void {
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
