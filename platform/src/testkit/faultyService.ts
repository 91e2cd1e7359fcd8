import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface FaultyService {
  upstream: string;
  stop: () => Promise<void>;
}

/** Breaks off whatever is asked, or never answers. */
export async function faultyService(fault: 'down' | 'slow'): Promise<FaultyService> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    if (fault === 'down') return socket.destroy();
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    upstream: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
