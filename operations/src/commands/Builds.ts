import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST } from '@bank/registry/buildFiles.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Candidate } from '@bank/registry/release/readBuild.ts';
import { readCandidate } from '@bank/registry/release/release.ts';
import type { Command } from 'commander';

export interface Builds {
  /** The argument's name in the command's help. */
  argument: string;
  description: string;
  example: string;
  /** @throws {OperatorError} when there is none */
  find(wanted: string, base?: string): Promise<Candidate>;
  /** What is meant when nothing is named. */
  unnamed?(): string[];
  /** What `--all` means. @param folder that holds a folder of each build @throws {OperatorError} when there is nothing */
  all(folder?: string): Promise<string[]>;
}

/** Production has folders of builds, as nothing can be built there. */
export const folders: Builds = {
  argument: '<folder>',
  description: 'a folder that holds a build; types are not checked, as it has no sources',
  example: 'builds/accounts',
  find: readCandidate,
  all: (folder = '.') => buildsIn(folder),
};

/** @throws {OperatorError} when there is no build in any of its folders */
export async function buildsIn(folder: string): Promise<string[]> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const found = names.sort().map((name) => path.join(folder, name));
  const builds = found.filter((place) => existsSync(path.join(place, MANIFEST)));
  if (builds.length > 0) return builds;
  throw new OperatorError(`${path.resolve(folder)} has no folder with a build. Name the folder that has them.`);
}

/** `--together a b c` names all packages of a set. */
export function optional(argument: string): string {
  return argument.replace('<', '[').replace('>', ']');
}

/** Ends with a wrong usage when nothing is named, and nothing is meant then. */
export function namesOf(builds: Builds, command: Command, wanted: string | undefined, together: string[] = []) {
  const named = [...(wanted ? [wanted] : []), ...together];
  const names = named.length > 0 ? named : (builds.unnamed?.() ?? []);
  return names.length > 0 ? names : command.error('error: missing required argument: name what to deploy');
}

/** Each once. */
export async function findAll(find: Builds['find'], names: string[], base?: string): Promise<Candidate[]> {
  const found = new Map<string, Candidate>();
  for (const name of names) {
    const candidate = await find(name, base);
    found.set(candidate.release.name, candidate);
  }
  return [...found.values()];
}
