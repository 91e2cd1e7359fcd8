import { randomBytes } from 'node:crypto';
import { keysFolder } from '@bank/registry/config/places.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('create a key pair that signs the registry from now on; older keys stay valid until you remove them')
    .argument('[id]', 'its name; by default the date and four letters')
    .option('--list', 'only list the keys')
    .addOption(jsonOption())
    .addHelpText('after', example('bank keys spring-2027'))
    .action(keys);
}

async function keys(
  wanted: string | undefined,
  { list, ...options }: { list?: boolean; json?: boolean },
): Promise<void> {
  const folder = new KeyFolder(keysFolder());
  const id = wanted ?? `${new Date().toISOString().slice(0, 10)}-${randomBytes(2).toString('hex')}`;
  if (!list) await folder.create(id);
  const [signing] = await folder.signingIds();
  const verifying = await folder.verifyingIds();
  const made = list
    ? ''
    : `Created ${id} in ${folder.folder}. Keep ${id}.key.pem secret; give ${id}.pub.pem to every gateway.\n`;
  const text = `${made}Signs: ${signing ?? 'none'}\nVerify: ${verifying.join(', ') || 'none'}`;
  print(options, { folder: folder.folder, signing, verifying, ...(!list && { made: id }) }, text);
}
