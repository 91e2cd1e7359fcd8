import type { VerifiedRegistry } from '../revisions/registry.ts';
import type { InventoryEntry } from './inventory.ts';
import type { ServiceEntry } from './serviceEntries.ts';

const TITLES = ['Script', 'Remote', 'Owner', 'Why', 'Hash', 'Bytes'];
const SERVICE_TITLES = ['Service', 'Upstream', 'Used by'];

export function inventoryTable(
  { registry, key }: VerifiedRegistry,
  entries: InventoryEntry[],
  services: ServiceEntry[],
): string {
  const { revision, change } = registry;
  const rows = entries.map(({ script, remote, version, owner, why, percent, integrity, bytes }) => [
    script,
    `${remote} ${version}${percent === 100 ? '' : ` (${percent} % of the customers)`}`,
    owner,
    why,
    integrity,
    String(bytes),
  ]);
  const serviceRows = services.map(({ service, upstream = 'none', remotes }) => [
    service,
    upstream,
    remotes.join(', ') || 'nobody',
  ]);
  return [
    '# Scripts of the bank',
    '',
    `Revision ${revision} of the registry, signed with the key \`${key}\`; made by ${change.by} at ${change.at}: ${change.why}`,
    '',
    ...tableOf(TITLES, rows),
    ...(services.length > 0 ? ['', '# Services of its remotes', '', ...tableOf(SERVICE_TITLES, serviceRows)] : []),
  ].join('\n');
}

function tableOf(titles: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)];
}
