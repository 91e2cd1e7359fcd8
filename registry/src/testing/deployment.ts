import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { FolderStore } from '../store/FolderStore.ts';
import { config } from './config.ts';

export interface TestDeployment {
  name: string;
  store: FolderStore;
  keys: KeyFolder;
}

export function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(os.tmpdir(), 'bank-test-'));
}

export async function emptyDeployment(): Promise<TestDeployment> {
  const folder = await emptyFolder();
  const keys = new KeyFolder(path.join(folder, 'keys'));
  await keys.create('test');
  await keys.trust('test');
  return { name: config.deployment, store: new FolderStore(path.join(folder, 'store')), keys };
}
