import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

const templates = ['remote', 'repository'].map((name) => `platform/src/templates/${name}`);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => ['', '.tmpl'].some((ending) => existsSync(path.join(root, `${file}${ending}`)));

const checkout = {
  file: 'AGENTS.md',
  manifest: 'package.json',
  /** Links to the pages that say it. */
  places: /\]\(([^)]+)\)/g,
  folders: ['.'],
};
const repository = {
  file: `${templates[1]}/AGENTS.md.tmpl`,
  manifest: `${templates[1]}/package.json.tmpl`,
  places: /(?<=^\|.*)`([^`]+)`(?=.* \| )/gm,
  folders: templates,
};

describe.each([checkout, repository])('$file', ({ file, manifest, places, folders }) => {
  const namedIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

  test('says what to run, by scripts that there are', () => {
    const [, block = ''] = /^Run before each commit[^\n]*\n\n```sh\n([\s\S]+?)```$/m.exec(read(file)) ?? [];
    const scripts = Object.keys(JSON.parse(read(manifest)).scripts);

    const named = namedIn(block, /^npm (?:run )?([\w:]+)/gm);
    expect(named).toEqual(expect.arrayContaining(['test', 'types']));
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  test('says where things are, by places that there are', () => {
    const named = namedIn(read(file), places);

    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((place) => !folders.some((folder) => exists(`${folder}/${place}`)))).toEqual([]);
  });

  test('says what never to do', () => {
    const [, list = ''] = /^Never\n\n((?:- .+\n)+)/m.exec(read(file)) ?? [];

    expect(list.split('\n').length).toBeGreaterThan(4);
    expect(list).toMatch(/`left`.*`style` attribute/);
    expect(list).toMatch(/\b(?:log|print)\b/);
  });
});
