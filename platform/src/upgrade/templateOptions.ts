import path from 'node:path';

/** One that `new` takes. */
const MOUNT = /\bpath: ['"]((?:\/[a-z0-9][a-z0-9-]*)+(?:\/\*)?)['"]/;

/**
 * What `new` is to be told to write the template of a repository again. Where the page was then, or is now, stands in the
 * README alone.
 * @param name of package.json, with or without a scope @param contract the text of `remote.ts`
 */
export function templateOptions(name: string, contract: string): { short: string; mount: string } {
  const short = path.posix.basename(name).replace(/^mfe-/, '');
  return { short, mount: MOUNT.exec(contract)?.[1] ?? `/${short}` };
}
