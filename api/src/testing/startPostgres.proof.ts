import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startPostgres } from './startPostgres.ts';

test('says why a server does not start, instead of waiting for it', async () => {
  const server = await startPostgres();
  await server.kill();
  await rm(path.join(server.folder, 'data/PG_VERSION'));

  await expect(server.start()).rejects.toThrow(/PostgreSQL has ended[\s\S]*is not a valid data directory/);
  await server.remove();
}, 60_000);
