import type { VerifiedRegistry } from '../registry/registry.ts';
import type { InventoryEntry } from './inventory.ts';

const TITLES = ['Script', 'Remote', 'Owner', 'Why', 'Hash', 'Bytes'];

export function inventoryTable({ registry, key }: VerifiedRegistry, entries: InventoryEntry[]): string {
  const { revision, change } = registry;
  const rows = entries.map(({ script, remote, version, owner, why, percent, integrity, bytes }) => [
    script,
    `${remote} ${version}${percent === 100 ? '' : ` (${percent} % of the customers)`}`,
    owner,
    why,
    integrity,
    String(bytes),
  ]);
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    '# Scripts of the bank',
    '',
    `Revision ${revision} of the registry, signed with the key \`${key}\`; made by ${change.by} at ${change.at}: ${change.why}`,
    '',
    line(TITLES),
    line(TITLES.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}
