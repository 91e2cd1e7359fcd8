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

function pages(): Page[] {
  const folders = ['docs', 'docs/operations'];
  const docs = folders.flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`));
  const files = ['README.md', ...docs.filter((name) => name.endsWith('.md'))];
  return files.map((file) => ({ file, text: read(file) }));
}
