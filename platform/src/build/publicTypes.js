import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = 'public.d.ts';
const IMPORTED = /\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;
const DECLARED = /\bdeclare\s+(?:module\s+['"]([^'"]+)['"]|(global)\b)/g;
/** Every remote has these packages. */
const SHARED = /^(?:@bank\/shared\/|react$)/;

/**
 * The types that a remote publishes with its releases, from the file beside `remote.ts`.
 * @returns {{ source: string, file: string, text: string } | undefined}
 * @throws when other remotes could not compile them, or would have their own types changed
 */
export function publicTypes(directory) {
  const source = path.join(directory, SOURCE);
  if (!existsSync(source)) return undefined;
  const text = readFileSync(source, 'utf8');
  for (const [, module] of text.matchAll(IMPORTED))
    if (!SHARED.test(module))
      throw new Error(
        `${SOURCE} imports "${module}", which other remotes do not have. Import from @bank/shared/… and react alone, and declare the rest in the file itself.`,
      );
  for (const [, module = 'global'] of text.matchAll(DECLARED))
    if (module !== '@bank/shared/contract')
      throw new Error(
        `${SOURCE} declares "${module}", which would change the types of other remotes. Declare in "@bank/shared/contract" alone, and export the rest.`,
      );
  return { source, file: `public.d.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.ts`, text };
}
