import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { ProblemError } from '../bank/ProblemError.ts';

/** What is no HTTP, or has headers too large for Node, reaches no route: the answer goes to the connection itself. */
export function answerBroken({ code }: ConnectionError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { problem } = new ProblemError('malformed', 'The request is not well-formed.');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} Bad Request`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
