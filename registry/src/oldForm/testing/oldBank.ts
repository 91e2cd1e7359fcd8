import { createPublicKey } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { KeyFolder } from '../../signing/KeyFolder.ts';
import type { State } from '../../state.ts';
import { FolderStore } from '../../store/FolderStore.ts';
import { config } from '../../testing/config.ts';
import { emptyFolder, type TestDeployment } from '../../testing/deployment.ts';

interface Written {
  /** Private keys as PEM, by name. */
  keys: Record<string, string>;
  files: Record<string, string>;
  /** As the commands of then read it. */
  state: State;
}

export interface OldBank {
  /** As the machine of this key's holder has it: the own key, and the public ones of the roots. */
  as: (key: string) => Promise<TestDeployment & { rootThreshold: number }>;
  store: FolderStore;
  state: State;
  /** Below `registry/`. */
  files: string[];
}

/**
 * Written by the commands of @bank/platform 1.3.0. `staffed`: two of two root keys, vault-a and vault-b, sign the roles;
 * duty is an operator, and cards-2026 has replaced cards-2025; revision 13 is an altered copy of revision 12.
 * `undivided`: no roles document, and one key, second, which has replaced the first.
 */
export async function oldBank(name: 'staffed' | 'undivided'): Promise<OldBank> {
  const banks = JSON.parse(await readFile(path.join(__dirname, 'oldBanks.json'), 'utf8')) as Record<string, Written>;
  const { keys, files, state } = banks[name] as Written;
  const store = new FolderStore(path.join(await emptyFolder(), 'store'));
  for (const [key, text] of Object.entries(files)) await store.put(key, Buffer.from(text));
  const roots = name === 'staffed' ? ['vault-a', 'vault-b'] : Object.keys(keys);
  return {
    ...{ store, state },
    files: Object.keys(files).flatMap((key) => (key.startsWith('registry/') ? key.slice('registry/'.length) : [])),
    as: async (key) => {
      const folder = await emptyFolder();
      await writeFile(path.join(folder, `${key}.key.pem`), keys[key] ?? '');
      for (const root of roots) {
        const pem = createPublicKey(keys[root] ?? '').export({ type: 'spki', format: 'pem' });
        await writeFile(path.join(folder, `${root}.pub.pem`), pem);
      }
      return { name: config.deployment, rootThreshold: roots.length, store, keys: new KeyFolder(folder) };
    },
  };
}
