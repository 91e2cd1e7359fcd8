import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../OperatorError.ts';

const DEFAULT_PORT = '3000';

const REMEDIES = new Map<string | undefined, (port: number) => string>([
  [
    'EADDRINUSE',
    (port) =>
      `Port ${port} is taken. Stop what uses it, or choose another one with PORT=${port + 1} before the command.`,
  ],
  [
    'EACCES',
    (port) =>
      `Port ${port} is not for this account: those below 1024 mostly belong to root. Choose another one with PORT=8080 before the command.`,
  ],
]);

/**
 * Listens on `wanted` (`PORT`) at the interface that `HOST` names.
 * @returns the origin
 * @throws {OperatorError} when the port is invalid, taken, or not for this account
 */
export async function listen(gateway: FastifyInstance, wanted = DEFAULT_PORT): Promise<string> {
  const port = Number(wanted);
  const host = process.env.HOST ?? 'localhost';
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new OperatorError(`PORT is "${wanted}". Expected a number from 1 to 65535.`);
  }
  await gateway.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    const remedy = REMEDIES.get(error.code);
    throw remedy ? new OperatorError(remedy(port)) : error;
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Shuts down on SIGTERM or SIGINT: health says "draining" for BANK_DRAIN_MS so that load balancers look elsewhere,
 * then open requests are answered.
 * @returns whether the shutdown has begun
 */
export function drainOnSignal(close: () => Promise<void>): () => boolean {
  let isDraining = false;
  const drain = async (wait: number) => {
    if (isDraining) return;
    isDraining = true;
    await setTimeout(wait);
    await close();
    process.exit(0);
  };
  process.on('SIGTERM', () => drain(Number(process.env.BANK_DRAIN_MS ?? 0)));
  process.on('SIGINT', () => drain(0));
  return () => isDraining;
}
