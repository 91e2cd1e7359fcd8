import type { Deployment } from '../Deployment.ts';
import { requireFolder } from '../requireFolder.ts';
import { KeyFolder, knownKeys } from '../signing/KeyFolder.ts';
import { signerFromEnv } from '../signing/signerFromEnv.ts';
import { bankOfRepository } from './bankOfRepository.ts';
import { loadConfig } from './loadConfig.ts';
import { openStore } from './openStore.ts';
import { configFile, keysFolder } from './places.ts';

/** @param log creates the first key pair if there is none, and reports that */
export async function openDeployment(log?: (line: string) => void): Promise<Deployment> {
  const folder = keysFolder();
  await requireFolder(folder, 'BANK_KEYS');
  const pinned = bankOfRepository();
  const roots = pinned?.roots;
  const keys = new KeyFolder(folder, signerFromEnv(process.env), roots && knownKeys(roots));
  if (log && !roots && (await keys.ensure()))
    log(`Created the first signing key of this machine in ${folder}. Keep it secret.`);
  const { deployment, rootThreshold } = await loadConfig(configFile());
  return {
    name: pinned?.deployment ?? deployment,
    rootThreshold: pinned?.rootThreshold ?? rootThreshold,
    store: await openStore(process.cwd()),
    keys,
  };
}
