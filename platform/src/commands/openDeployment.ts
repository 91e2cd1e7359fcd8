import { keysFolder } from '../config/places.ts';
import { openStore } from '../registry/openStore.ts';
import type { Deployment } from '../registry/registry.ts';
import { requireFolder } from '../requireFolder.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';

/**
 * The store and the keys that the environment names.
 *
 * @throws {OperatorError} when one of them is a file
 * @param say where given, a machine without any key gets its first pair, and this is told
 */
export async function openDeployment(say?: (line: string) => void): Promise<Deployment> {
  const folder = keysFolder();
  await requireFolder(folder, 'BANK_KEYS');
  const keys = new KeyFolder(folder);
  if (say && (await keys.ensure())) say(`Made the first signing key of this machine in ${folder}. Keep it secret.`);
  return { store: await openStore(process.cwd()), keys };
}
