import { connect } from 'node:net';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import type { Service } from './readCompose.ts';

/** Only this pair opens s3rver. */
export const S3RVER_KEYS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };
const PROBE_MS = 1000;

export interface Program {
  file: string;
  args: string[];
  /** Whether it does its work by now. */
  isReady: () => Promise<boolean>;
}

/** The bank's own servers: the bundle that images hold. @param folder where it is installed */
export function bankServer({ command, environment }: Service, folder: string): Program {
  const [script = '', ...args] = command;
  const { HOST, PORT } = environment;
  return {
    file: process.execPath,
    args: [path.join(folder, script), ...args],
    isReady: () => isWell(`http://${HOST}:${PORT}/readyz`),
  };
}

export function caddy({ command }: Service, origin: string): Program {
  const { hostname, port } = new URL(origin);
  return {
    file: debianTool('/usr/bin/caddy', 'caddy'),
    args: command.slice(1),
    isReady: () => isOpen(hostname, Number(port)),
  };
}

/** Stands in for the object store. @param folder with its buckets */
export function objectStore(folder: string, host: string): Program {
  const program = path.join(root, 'cluster/node_modules/s3rver/bin/s3rver.js');
  const port = 7070;
  const where = ['--address', host, '--port', String(port), '--directory', folder];
  return {
    file: process.execPath,
    args: [program, '--silent', ...where, '--configure-bucket', 'bank'],
    isReady: () => isOpen(host, port),
  };
}

/** Stands in for the mail server. */
export function mailServer(host: string): Program {
  const port = 1025;
  return {
    file: process.execPath,
    args: ['--import', 'tsx', path.join(root, 'cluster/src/mail.ts'), host, String(port)],
    isReady: () => isOpen(host, port),
  };
}

async function isWell(address: string): Promise<boolean> {
  return fetch(address, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Whether a port takes connections. */
export function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
