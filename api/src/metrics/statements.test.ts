import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { onEitherDatabase } from '../testing/TestBank.ts';

const root = path.resolve(__dirname, '../../..');

/** Finds the statements that the docs tell operators to run. */
function documentedStatements(): string[] {
  const files = ['docs/operations/what-to-do.md', 'docs/operations/alerts.yml'];
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'));
  return [
    ...new Set(
      texts.flatMap((text) => [...text.matchAll(/psql "\$DATABASE_URL" -c "(.+?)"/g)].map(([, one]) => one ?? '')),
    ),
  ];
}

onEitherDatabase((bank) => {
  test.each(documentedStatements())('the API’s own login may ask: %s', async (statement) => {
    await expect(sql.raw(statement).execute(bank().bank.db)).resolves.toBeDefined();
  });
});
