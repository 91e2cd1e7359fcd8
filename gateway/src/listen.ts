import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { FastifyInstance } from 'fastify';

export { drainOnSignal } from '@bank/observability/drainOnSignal.ts';

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
      `Port ${port} needs more rights than this account has: ports below 1024 usually belong to root. Choose another one with PORT=8080 before the command.`,
  ],
]);

/** @returns the origin @throws {OperatorError} when the port is invalid, taken or reserved */
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
