import { readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import type { Figure, Mode, Result } from '../Bench.ts';

/** A run keeps what it measured by the names of its benchmarks. */
export interface Run {
  takenAt: string;
  commit: string;
  mode: Mode;
  machine: string;
  results: Record<string, Result>;
}

const SIGNIFICANT_DIGITS = 4;

/** A figure has an id here that no other of the run has. */
export interface Measured {
  id: string;
  bench: string;
  figure: Figure;
}

export function measuredIn({ results }: Run): Measured[] {
  return Object.entries(results).flatMap(([bench, { figures }]) =>
    figures.map((figure) => ({ id: [bench, figure.subject, figure.name].join(' · '), bench, figure })),
  );
}

export function machine(): string {
  const [cpu] = os.cpus();
  return `${os.cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version.slice(1)}`;
}

/** Written by `writeRun`, so its shape is known. @throws when there is no such file */
export async function readRun(file: string): Promise<Run> {
  return JSON.parse(await readFile(file, 'utf8')) as Run;
}

export async function writeRun(file: string, run: Run): Promise<void> {
  const short = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(SIGNIFICANT_DIGITS)) : value;
  await writeFile(file, `${JSON.stringify(run, short, 1)}\n`);
}
