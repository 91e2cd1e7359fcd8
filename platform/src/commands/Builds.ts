import { type Candidate, readCandidate } from '../release/release.ts';

export interface Builds {
  /** For the command's help. */
  argument: string;
  description: string;
  example: string;
  /** @throws {OperatorError} when there is none */
  find(wanted: string, base?: string): Promise<Candidate>;
}

/** In production nothing can be built. */
export const folders: Builds = {
  argument: '<folder>',
  description: 'a folder that holds a build',
  example: 'builds/accounts',
  find: readCandidate,
};
