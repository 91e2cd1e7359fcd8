import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';
import { read } from './documentedCommands.ts';

/** Where names of events are declared: as members of an interface or a union, and as what is published besides. */
const DECLARED = /^\s+(?:\| )?'?([a-z]+(?:-[a-z]+)*)'?(?:: true;|;?$)/gm;
const PUBLISHED = /event: ['`]((?:card-payment|payment)-[a-z]+)['`]|tellOf\(\w+, payment, '([a-z-]+)'\)/g;

function sources(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /(?<!test|proof)\.ts$/.test(file)).map((file) => path.join(folder, file));
}

test('the table of webhooks has every event that the API tells of, and no other', () => {
  const all = sources('api/src');
  const declared = all
    .filter((file) => /\/(events|AuditEvents)\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(DECLARED)].map(([, name]) => name));
  const published = all.flatMap((file) => [...read(file).matchAll(PUBLISHED)].map(([, one, other]) => one ?? other));
  const settled = ['card-payment-settled', 'card-payment-released'];

  const table = read('docs/operations/webhooks.md').split('\n');
  const rows = table.filter((line) => line.startsWith('| `') && !line.startsWith('| `type`'));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
  );

  expect(documented.toSorted()).toEqual([...new Set([...declared, ...published, ...settled])].toSorted());
});
