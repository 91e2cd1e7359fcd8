import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { LiveBank } from './startLiveBank.ts';

export interface BadNetwork {
  url: string;
  refreshes: number[];
  /** @param ms `Infinity`: the response never arrives */
  delayNextRefresh(ms: number): void;
  close(): Promise<void>;
}

/** A proxy that delays or drops responses. */
export async function startBadNetwork(live: LiveBank): Promise<BadNetwork> {
  const refreshes: number[] = [];
  let delay = 0;
  const pass = async (response: ServerResponse, answer: IncomingMessage, isRefresh: boolean) => {
    const wait = isRefresh ? delay : 0;
    if (isRefresh) {
      refreshes.push(answer.statusCode ?? 0);
      delay = 0;
    }
    if (wait === Number.POSITIVE_INFINITY) return answer.resume();
    if (wait > 0) await setTimeout(wait, undefined, { ref: false });
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    return answer.pipe(response);
  };
  const server = createServer((incoming, response) => {
    const { method, url = '', headers } = incoming;
    const isRefresh = url.endsWith('/auth/refresh');
    const asked = ask(live.origin + url, { method, headers, agent: false }, (answer) =>
      pass(response, answer, isRefresh),
    );
    asked.on('error', () => response.destroy());
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: live.url.replace(live.origin, `http://localhost:${port}`),
    refreshes,
    delayNextRefresh: (ms) => {
      delay = ms;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
