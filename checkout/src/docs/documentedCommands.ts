import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

interface Page {
  file: string;
  text: string;
}

export interface Block {
  file: string;
  commands: string[];
}

export function documentedBlocks(): Block[] {
  return pages().flatMap(({ file, text }) =>
    [...text.matchAll(/^```sh\n(.*?)^```/gms)].map(([, block = '']) => ({
      file,
      commands: block
        .split('\n')
        .map((line) => line.replace(/(^|\s+)#.*$/, ''))
        .filter(Boolean),
    })),
  );
}

export function mentionedScripts(): { file: string; script: string; args: string[] }[] {
  return pages().flatMap(({ file, text }) =>
    [...text.replaceAll('\n', ' ').matchAll(/`npm run (\S+?)(?: -- ([^`]*))?`/g)].map(([, script = '', args = '']) => ({
      file,
      script,
      args: args.split(/\s+/).filter(Boolean),
    })),
  );
}

export function scripts(): string[] {
  return Object.keys(JSON.parse(read('package.json')).scripts);
}

export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** All that readers are led to, but the decisions, which keep no commands. */
export function pages(): Page[] {
  const docs = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  const names = docs.filter((name) => name.endsWith('.md') && !name.startsWith('decisions'));
  return ['README.md', 'AGENTS.md', ...names.map((name) => `docs/${name}`)].map((file) => ({ file, text: read(file) }));
}
