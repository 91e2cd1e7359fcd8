import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../OperatorError.ts';

const DEFAULT_PORT = '3000';

/**
 * Opens the gateway on a port of this machine (of the interface that HOST names).
 *
 * @returns its address, without a path
 * @throws {OperatorError} when the port is no port, or taken
 */
export async function listen(gateway: FastifyInstance, wanted = DEFAULT_PORT): Promise<string> {
  const port = Number(wanted);
  const host = process.env.HOST ?? 'localhost';
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new OperatorError(`PORT is "${wanted}". Expected a number from 1 to 65535.`);
  }
  await gateway.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new OperatorError(
      `Port ${port} is taken. Stop what uses it, or choose another one with PORT=${port + 1} before the command.`,
    );
  });
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Ends in good order when the process is asked to: health says "draining" for BANK_DRAIN_MS, so that load balancers
 * look elsewhere; then no more connections are taken, and what has come in is answered.
 *
 * @returns whether that has begun
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
