import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './checkout.ts';

const PREFIX = 'npm run bank -- ';

export interface DrillStep {
  /** The comment above the command says who runs it. */
  who: string;
  /** The arguments of the command. */
  args: string[];
}

/** The steps that docs/operations/keys.md has, by drill: a drill is a `sh` block. @throws on a line that is no step */
export async function drillSteps(): Promise<DrillStep[][]> {
  const text = await readFile(path.join(root, 'docs/operations/keys.md'), 'utf8');
  return [...text.matchAll(/^```sh$(.*?)^```$/gms)].map(([, block = '']) => stepsOf(block.trim().split('\n')));
}

function stepsOf(lines: string[]): DrillStep[] {
  let who = '';
  return lines.flatMap((line) => {
    const [, person] = /^# (.+)$/.exec(line) ?? [];
    if (person) {
      who = person;
      return [];
    }
    if (!line.startsWith(PREFIX) || !who) throw new Error(`"${line}" is no step of a drill.`);
    return [{ who, args: argumentsOf(line.slice(PREFIX.length)) }];
  });
}

function argumentsOf(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(<[^>]*>)|(\S+)/g)].map(
    ([, quoted, placeholder, plain]) => quoted ?? placeholder ?? plain ?? '',
  );
}
