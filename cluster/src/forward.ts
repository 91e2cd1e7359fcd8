import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';

const PORT = 5432;

export interface Forward {
  close(): Promise<void>;
}

/** Stands in for an address that follows the primary. @param folder with the socket of a PostgreSQL */
export async function forward(host: string, folder: string): Promise<Forward> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(path.join(folder, `.s.PGSQL.${PORT}`));
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket
        .on('error', () => {})
        .once('close', () => {
          sockets.delete(socket);
          client.destroy();
          database.destroy();
        });
    }
    client.pipe(database).pipe(client);
  });
  server.listen(PORT, host);
  await once(server, 'listening');
  return {
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
