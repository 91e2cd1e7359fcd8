import type { RegisteredRemote } from '@bank/shared/contract';
import { readShellIntegrity } from './readRegistry';

interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

/** Hashes from every registry that this document has used. */
const integrity = new Map<string, string>();
/** Files of development servers have no hashes. */
const developmentOrigins = new Set<string>();

/** A default policy also covers the script URLs of every remote's bundler runtime. */
export function installScriptPolicy(): void {
  addIntegrity(readShellIntegrity());
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  // A development shell starts in a document whose policy the deployed shell has created.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: (url) => (isKnown(url) ? url : null) });
}

/** Never removes any: code that runs may still load its chunks. */
export function allowScripts(remotes: RegisteredRemote[]): void {
  for (const remote of remotes) {
    addIntegrity(remote.integrity);
    if (remote.isDevelopment) allowOrigin(remote.entry);
  }
}

export function allowOrigin(url: string): void {
  developmentOrigins.add(originOf(url));
}

/** Puts the registry's hash on the element, except for files of development servers. */
export async function runScript(url: string): Promise<void> {
  const hash = integrity.get(absolute(url));
  if (!hash && !developmentOrigins.has(originOf(url))) throw new Error(`${url} is not in the registry.`);
  const script = document.createElement('script');
  script.src = url;
  script.integrity = hash ?? '';
  script.crossOrigin = 'anonymous';
  // Otherwise it waits behind the pictures of the page before, although its bytes have come.
  script.fetchPriority = 'high';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    document.head.append(script);
  });
}

/** Bundler runtimes wait for an existing element rather than create another, and another version has style files of its own. */
export function removeElements(entry: string): void {
  const scripts = [...document.scripts].filter(({ src }) => src.startsWith(folderOf(entry)));
  for (const element of [...scripts, ...styleSheetsOf(entry)]) element.remove();
}

/** Style files of a remote stay loaded while none of its parts is mounted, so that it shows in them at once. */
export function applyStyleSheets(entry: string, isApplied: boolean): void {
  for (const link of styleSheetsOf(entry)) link.media = isApplied ? '' : 'not all';
}

function styleSheetsOf(entry: string): HTMLLinkElement[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return links.filter(({ href }) => href.startsWith(folderOf(entry)));
}

function folderOf(entry: string): string {
  return new URL('.', absolute(entry)).href;
}

export function originOf(url: string): string {
  return new URL(url, location.href).origin;
}

function isKnown(url: string): boolean {
  return integrity.has(absolute(url)) || developmentOrigins.has(originOf(url));
}

function addIntegrity(hashes: Record<string, string>): void {
  for (const [url, hash] of Object.entries(hashes)) integrity.set(absolute(url), hash);
}

function absolute(url: string): string {
  return new URL(url, location.href).href;
}
