import assert from 'node:assert/strict';
import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import type { Attack } from './Attack.ts';
import type { Victim } from './Victim.ts';

const ENCODINGS = ['identity', 'br', 'gzip'];

/** A file of the shell whose name ends so. */
async function fileOf(victim: Victim, ending: string) {
  const shell = await victim.shell();
  const key = artifactKey(shell, String(Object.keys(shell.assets).findLast((one) => one.endsWith(ending))));
  return { stored: path.join(victim.deployment.store.root, key), address: victim.url + key };
}

/** Alters every form that the store has. @returns what mends it */
async function alter(stored: string): Promise<() => Promise<void>> {
  const names = (await readdir(path.dirname(stored))).filter((name) => name.startsWith(path.basename(stored)));
  const forms = names.map((name) => path.join(path.dirname(stored), name));
  const kept = await Promise.all(forms.map(async (file) => [file, await readFile(file)] as const));
  for (const [file, bytes] of kept)
    await writeFile(
      file,
      bytes.map((byte, at) => (at === 0 ? byte ^ 1 : byte)),
    );
  return async () => {
    for (const [file, bytes] of kept) await writeFile(file, bytes);
  };
}

/** Asks for the path as it is: `fetch` would resolve its dots. */
function statusOf({ origin }: Victim, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(origin, { path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
  });
}

async function playAltered(victim: Victim, ending: string): Promise<string> {
  const { stored, address } = await fileOf(victim, ending);
  const mend = await alter(stored);
  const ask = async (encoding: string) => {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer().catch(() => undefined);
    return `${answer.status} ${answer.headers.get('cache-control')}`;
  };
  const altered = await Promise.all(ENCODINGS.map(ask));
  await mend();
  const mended = await Promise.all(ENCODINGS.map(ask));
  assert(
    altered.every((answer) => answer === '502 no-store'),
    `it is answered with ${altered.join(', ')}`,
  );
  assert(
    mended.every((answer) => answer.startsWith('200')),
    `once mended it is answered with ${mended.join(', ')}`,
  );
  return 'answered with 502, which no browser keeps, and with 200 once it is mended';
}

export const files: Attack[] = [
  {
    name: 'one byte of the shell’s script is changed in the store',
    play: (victim) => playAltered(victim, '.js'),
  },
  {
    name: 'a picture is changed in the store',
    play: (victim) => playAltered(victim, '.svg'),
  },
  {
    name: 'files that nobody released: a link to the private key, an unnamed file, a folder above',
    play: async (victim) => {
      const { version } = await victim.shell();
      const folder = victim.artifact('shell', version);
      await symlink(path.join(victim.deployment.keys.folder, 'first.key.pem'), path.join(folder, 'logo.svg'));
      for (const file of [path.join(folder, 'extra.js'), path.join(victim.deployment.store.root, 'x.js')])
        await writeFile(file, 'steal()');
      const names = ['logo.svg', 'extra.js', '%2e%2e/%2e%2e/%2e%2e/x.js', '..%2f..%2f..%2fx.js'];
      const statuses = await Promise.all(
        names.map((name) => statusOf(victim, `/banking/artifacts/shell/${version}/${name}`)),
      );
      assert(!statuses.includes(200), `answered with ${statuses.join(', ')}`);
      return `answered with ${statuses.join(', ')}`;
    },
  },
];
