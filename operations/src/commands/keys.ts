import { randomBytes } from 'node:crypto';
import { keysFolder } from '@bank/registry/config/places.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import type { Command } from 'commander';
import { example, jsonOption } from './options.ts';
import { print } from './print.ts';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('create a key; this machine signs with it once the holders of the root keys have given it a role')
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
  const own = await folder.signingIds();
  const roots = await folder.rootIds();
  const made = list
    ? ''
    : `Created ${id} in ${folder.folder}. Keep ${id}.key.pem secret. It can do nothing until the holders of the root keys give it a role:\n  ${await folder.publicKey()}\n`;
  const text = `${made}Own keys: ${own.join(', ') || 'none'}\nRoots known here: ${roots.join(', ') || 'none'}`;
  print(options, { folder: folder.folder, own, roots, ...(!list && { made: id }) }, text);
}
