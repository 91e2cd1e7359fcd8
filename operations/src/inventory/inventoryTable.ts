import { commitText } from '@bank/registry/commitText.ts';
import { plain } from '@bank/registry/plain.ts';
import type { Registry } from '@bank/registry/schema.ts';
import type { ComponentEntry } from './componentEntries.ts';
import type { InventoryEntry } from './inventory.ts';
import type { ServiceEntry } from './serviceEntries.ts';

const TITLES = ['Script', 'Remote', 'Owner', 'Why', 'Hash', 'Bytes'];
const COMPONENT_TITLES = ['Release', 'Owner', 'Commit', 'Packages', 'Licences'];
const SERVICE_TITLES = ['Service', 'Upstream', 'Used by'];

export function inventoryTable(
  { registry, key }: { registry: Registry; key: string },
  entries: InventoryEntry[],
  services: ServiceEntry[],
  releases: ComponentEntry[],
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
    plain(
      `Revision ${revision} of the registry, signed with the key \`${key}\`; made by ${change.by} at ${change.at}: ${change.why}`,
    ),
    '',
    ...tableOf(TITLES, rows),
    '',
    '# What they bundle',
    '',
    ...tableOf(COMPONENT_TITLES, releases.filter(({ percent }) => percent > 0).map(componentRow)),
    ...(services.length > 0 ? ['', '# Services of its remotes', '', ...tableOf(SERVICE_TITLES, serviceRows)] : []),
  ].join('\n');
}

function componentRow({ remote, version, owner, commit, components }: ComponentEntry): string[] {
  const counts = new Map<string, number>();
  for (const licence of components?.map(({ licences }) => licences.join(', ') || 'none stated') ?? [])
    counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const licences = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return [
    `${remote} ${version}`,
    owner,
    commit ? commitText(commit) : 'not known',
    components ? String(components.length) : 'not known',
    licences.map(([licence, count]) => `${licence} (${count})`).join(', ') || '–',
  ];
}

function tableOf(titles: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map((cell) => plain(cell).replaceAll(/[\\|]/g, '\\$&')).join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)];
}
