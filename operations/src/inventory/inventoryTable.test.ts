import { cardsRegistry } from '@bank/registry/testing/cardsRegistry.ts';
import { inventoryTable } from './inventoryTable.ts';

test('what a squad says of its release and of its change adds no row', () => {
  const row = 'x |\n| /artifacts/mfe-auth/main.js';
  const registry = cardsRegistry({ active: 'a', previous: [] });
  const change = { ...registry.change, why: `x\n\n| ${row}` };
  const facts = { script: 'page.js', remote: 'mfe-cards', version: 'a', owner: 'Cards squad', percent: 100 };
  const entry = { ...facts, why: `Shows \\| ${row}`, integrity: 'sha384-a', bytes: 1 };

  const lines = inventoryTable({ registry: { ...registry, change }, key: 'cards' }, [entry], [], []).split('\n');

  expect(lines).toContain(
    String.raw`| page.js | mfe-cards a | Cards squad | Shows \\\| x \| \| /artifacts/mfe-auth/main.js | sha384-a | 1 |`,
  );
  expect(lines.filter((line) => line.startsWith('| /artifacts'))).toEqual([]);
});
