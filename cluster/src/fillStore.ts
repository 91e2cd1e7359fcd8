import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

const PLATFORM = 'platform';

/** Runs a command of the bank with the keys of somebody. @returns what it prints */
export type BankCommand = (who: string, ...args: string[]) => Promise<string>;

/**
 * The first fill: the platform team releases every package, gives the cards squad its package, and the gateways the right to
 * judge.
 * @param keys the folder of everybody's folder of keys
 */
export async function fillStore(keys: string, bank: BankCommand): Promise<void> {
  const roots = path.join(keys, PLATFORM);
  await mkdir(roots, { recursive: true });
  await bank(PLATFORM, 'release', '--all', '--why', 'First fill');
  const keyOf = async (who: string) => {
    const isPublic = (file: string) => file === roots || file.endsWith('.pub.pem');
    await cp(roots, path.join(keys, who), { recursive: true, filter: isPublic });
    const [key = ''] = (await bank(who, 'keys', who)).match(new RegExp(`${who}=\\S+`)) ?? [];
    return key;
  };
  const ofCards = ['--package', 'mfe-cards', '--mount', '/cards/*'];
  await bank(PLATFORM, 'grant', 'Cards squad', '--key', await keyOf('cards'), ...ofCards);
  await bank(PLATFORM, 'grant', 'Gateways', '--key', await keyOf('gateway'), '--judge');
}
