import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Reads names in the sources, because they are types. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^ +(?:\| )?'?([a-z-]+)'?(?:: true)?;?$/gm)].map(([, name = '']) => name);

test('the activity in the settings has words for every event of a customer', () => {
  const folder = path.join(import.meta.dirname, 'modules');
  const files = readdirSync(folder).map((name) => path.join(folder, name, 'events.ts'));
  const kernel = path.join(import.meta.dirname, 'kernel/audit/AuditEvents.ts');
  const events = [kernel, ...files.filter(existsSync)].flatMap(namesIn);
  const texts = readFileSync(path.join(root, 'mfe-settings/src/features/activity/activityTexts.ts'), 'utf8');

  expect(events.length).toBeGreaterThan(30);
  expect(events.filter((name) => !new RegExp(`^  '?${name}'?: 'activity`, 'm').test(texts))).toEqual([]);
});
