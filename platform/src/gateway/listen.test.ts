import fastify from 'fastify';
import { freePort } from '../testing/freePort.ts';
import { listen } from './listen.ts';

test('a taken port is named, with the one after it', async () => {
  const port = await freePort();
  const first = fastify();
  await listen(first, port);

  await expect(listen(fastify(), port)).rejects.toThrow(
    `Port ${port} is taken. Stop what uses it, or choose another one with PORT=${Number(port) + 1} before the command.`,
  );
  await first.close();
});

test('a port that this account may not use is named, with one that it may', async () => {
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  const gateway = Object.assign(fastify(), { listen: () => Promise.reject(refused) });

  await expect(listen(gateway, '80')).rejects.toThrow(
    'Port 80 needs more rights than this account has: ports below 1024 usually belong to root. Choose another one with PORT=8080 before the command.',
  );
});
