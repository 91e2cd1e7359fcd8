import { type Candidate, readCandidate } from '../release/release.ts';

/** Where the commands that take a build look for it. */
export interface Builds {
  /** What they take, for their help. */
  argument: string;
  description: string;
  example: string;
  /** @throws {OperatorError} when there is none */
  find(wanted: string, base?: string): Promise<Candidate>;
}

/** Builds that somebody brings: all there is where nothing can be built. */
export const folders: Builds = {
  argument: '<folder>',
  description: 'a folder that holds a build',
  example: 'builds/accounts',
  find: readCandidate,
};
