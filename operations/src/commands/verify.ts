import { loadConfig } from '@bank/registry/config/loadConfig.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { configFile } from '@bank/registry/config/places.ts';
import { type Command, InvalidArgumentError } from 'commander';
import type { FoundDifference, Verification } from '../verify/verifyBank.ts';
import { verifyBank } from '../verify/verifyBank.ts';
import { example, jsonOption } from './options.ts';
import { print, table } from './print.ts';

const TITLES = ['Where', 'What', 'Expected', 'Found'];

export function addVerify(program: Command): void {
  program
    .command('verify')
    .description('fetch a running bank as a customer does, and compare it with the signed registry (PCI DSS 11.6.1)')
    .argument('<url>', 'its address', origin)
    .option('--ignore <headers...>', 'headers that a proxy or CDN adds')
    .addOption(jsonOption())
    .addHelpText('after', example('bank verify https://bank.example'))
    .action(verifyCommand);
}

async function verifyCommand(bank: URL, options: { ignore?: string[]; json?: boolean }): Promise<void> {
  const ignored = (options.ignore ?? []).map((name) => name.toLowerCase());
  const verification = await verifyBank(bank, await loadConfig(configFile()), await openDeployment(), ignored);
  const { revision, key, checked, differences } = verification;
  const count = (kind: string) => checked.filter((answer) => answer.kind === kind).length;
  const counts = {
    pages: count('page'),
    documents: count('document'),
    files: count('file'),
    redirects: count('redirect'),
  };
  print(options, { url: bank.href, revision, key, checked: counts, differences }, describe(bank, verification, counts));
  if (differences.length > 0) process.exitCode = 1;
}

function describe(bank: URL, { revision, key, differences }: Verification, counts: Record<string, number>): string {
  const { pages, documents, files, redirects } = counts;
  const asked = `${pages} pages, ${documents} documents, ${files} scripts and styles and ${redirects} redirects of ${bank.origin}, each as br, gzip and plain`;
  const against = `revision ${revision} (signed with the key ${key})`;
  if (differences.length === 0) return `${asked}: all match ${against}.`;
  const rows = differences.map((difference) => [where(bank, difference), ...whatOf(difference)]);
  const differ = differences.length === 1 ? 'difference' : 'differences';
  return `${table([TITLES, ...rows])}\n\n${asked}: ${differences.length} ${differ} from ${against}.`;
}

function where(bank: URL, { url, forms }: FoundDifference): string {
  const { origin, pathname } = new URL(url);
  return `${origin === bank.origin ? pathname : url}${forms.length < 3 ? ` (${forms.join(', ')})` : ''}`;
}

function whatOf({ what, expected, found }: FoundDifference): string[] {
  return [what, expected, found];
}

function origin(text: string): URL {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text);
  throw new InvalidArgumentError('Expected an absolute http(s) URL.');
}
