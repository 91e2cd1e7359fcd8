import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bank/runCli.ts';

/** @param heading such as `## Every day` @returns the commands below it and above the next one, in their order */
export function documentedCommands(page: string, heading: string): string[] {
  const text = readFileSync(path.join(root, page), 'utf8');
  const [own = ''] = text.split(`\n${heading}\n`)[1]?.split(/^##+ /m) ?? [];
  return [...own.matchAll(/^```sh\n(.*?)^```/gms)].flatMap(([, block = '']) => block.trim().split('\n'));
}
