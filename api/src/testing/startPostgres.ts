import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installFromDebian } from '@bank/observability/testing/debianTool.ts';
import pg from 'pg';

/** Asked without a pause, a server that starts gets only half of the processor. */
const ASK_AGAIN_MS = 20;
const DEBIAN = '/usr/lib/postgresql';

export interface PostgresServer {
  /** Has the socket, and the cluster below `data`. */
  folder: string;
  urlOf(database: string): string;
  /** Runs statements as the owner. @returns the rows of one */
  query(database: string, statement: string): Promise<Record<string, unknown>[]>;
  start(): Promise<void>;
  /** Kills all processes, like a power failure. */
  kill(): Promise<void>;
  /** Stops all processes, or lets them go on: SIGSTOP and SIGCONT. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  remove(): Promise<void>;
}

/** Printed while processes of a killed server are still exiting. */
const STILL_ENDING = /pre-existing shared memory block/;

/**
 * A temporary cluster, reachable only through a socket in its folder.
 * @param settings of postgresql.conf, like `fsync=off`
 * @param primary if given, the cluster is a replica that follows it
 */
export async function startPostgres(settings: string[] = [], primary?: PostgresServer): Promise<PostgresServer> {
  const bin = findPostgres();
  const owner = ownerIds();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const initdb = ['-D', data, '-U', 'bank', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const make = (program: string, args: string[]) =>
    execFileSync(path.join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' });
  if (primary) make('pg_basebackup', ['-D', data, '-R', '-c', 'fast', '--no-sync', '-d', primary.urlOf('postgres')]);
  else make('initdb', initdb);
  let server: ChildProcess;
  const urlOf = (database: string) => `postgresql://bank@localhost/${database}?host=${folder}`;
  const launch = async () => {
    const all = ['listen_addresses=', 'max_connections=200', ...settings];
    const args = ['-D', data, '-k', folder, ...all.flatMap((setting) => ['-c', setting])];
    const output = openSync(log, 'w');
    // A process group of its own, so that its children can be killed with it.
    const options: SpawnOptions = { ...owner, cwd: folder, stdio: ['ignore', output, output], detached: true };
    server = spawn(path.join(bin, 'postgres'), args, options);
    closeSync(output);
    await answering(server, urlOf('postgres'), log);
  };
  const start = (): Promise<void> =>
    launch().catch((error: Error) => {
      if (!STILL_ENDING.test(error.message)) throw error;
      return start();
    });
  const ended = (signal: 'SIGKILL' | 'SIGINT') => {
    if (hasEnded(server)) return;
    const end = new Promise((resolve) => server.once('exit', resolve));
    process.kill(signal === 'SIGKILL' ? -(server.pid ?? 0) : (server.pid ?? 0), signal);
    return end;
  };
  await start();
  return {
    folder,
    urlOf,
    query: (database, statement) => query(urlOf(database), statement),
    start,
    kill: async () => void (await ended('SIGKILL')),
    signal: (name) => {
      for (const id of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(id, name);
    },
    remove: async () => {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns the folder of its programs, such as `pg_dump` @throws when it cannot be installed */
export function findPostgres(): string {
  const found = installed();
  if (found) return found;
  installFromDebian(['postgresql']);
  const bin = installed();
  if (bin) return bin;
  throw new Error(
    'These tests need PostgreSQL, which can only be installed as root on Debian. Install it: apt-get install postgresql',
  );
}

function installed(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
function ownerIds(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const account = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(account?.[1]), gid: Number(account?.[2]) };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function answering(server: ChildProcess, url: string, log: string): Promise<void> {
  while (!hasEnded(server)) {
    const client = new pg.Client(url);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isThere) return;
    await setTimeout(ASK_AGAIN_MS);
  }
  throw new Error(`PostgreSQL has ended, with ${server.exitCode ?? server.signalCode}:\n${readFileSync(log, 'utf8')}`);
}

/** Asks Linux: each child has a process group of its own. */
function childrenOf(id: number): number[] {
  return readFileSync(`/proc/${id}/task/${id}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
