import { createTestFolder } from '../testing/openTestDatabase.ts';
import { startPostgres } from '../testing/startPostgres.ts';
import { crashEmbedded, crashPostgres } from './crash.ts';
import { crashSteps } from './crashSteps.ts';

// `npm run crash` does it a hundred times.
const KILLS = 2;
const KILLED_STEPS = 100;

test('loses nothing that was acknowledged when the process of the embedded database is killed', async () => {
  const outcome = await crashEmbedded(KILLS, await createTestFolder());

  expect(outcome).toMatchObject({ kills: KILLS, lost: [], faults: [] });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(KILLS);
}, 300_000);

test('loses nothing that was acknowledged when a PostgreSQL server is killed, and pays once when a process is, before any statement', async () => {
  const server = await startPostgres();

  const outcome = await crashPostgres(server, KILLS);
  const steps = await crashSteps(server, KILLED_STEPS);

  await server.remove();
  expect(outcome).toMatchObject({ kills: KILLS, lost: [], faults: [] });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(KILLS);
  expect(steps).toMatchObject({ kills: KILLED_STEPS, wrong: [] });
  expect(steps.statements).toBeGreaterThan(10);
  // A process was killed before each of them.
  expect(steps.statements).toBeLessThan(KILLED_STEPS);
}, 300_000);
