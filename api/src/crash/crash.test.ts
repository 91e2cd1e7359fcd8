import { createTestFolder } from '../testing/openTestDatabase.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { crashEmbedded, crashPostgres } from './crash.ts';

// `npm run crash` does it a hundred times.
const KILLS = 2;

test('loses nothing that was acknowledged when the process of the embedded database is killed', async () => {
  const outcome = await crashEmbedded(KILLS, await createTestFolder());

  expect(outcome).toMatchObject({ kills: KILLS, lost: [], faults: [] });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(KILLS);
}, 300_000);

test('loses nothing that was acknowledged when a PostgreSQL server is killed', async () => {
  const server = await startPostgres();

  const outcome = await crashPostgres(server, KILLS);

  await server.remove();
  expect(outcome).toMatchObject({ kills: KILLS, lost: [], faults: [] });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(KILLS);
}, 300_000);
