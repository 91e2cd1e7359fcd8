import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.ts';

/** Source files whose mutants the tests have to notice. */
export interface Room {
  name: string;
  /** The Jest project that tests it. */
  project: string;
  /** Paths from the workspace's root. */
  sources: string[];
  tests: string[];
  /** So many tests are tried on a mutant at most; without it, all that reach its line. */
  maxTests?: number;
}

/** Nearly every test of the gateway starts a whole one, and so reaches nearly every line. */
const MAX_GATEWAY_TESTS = 8;

/** Tests that wait, measure or start programs: they find no mutant that others do not find sooner. */
const TOO_SLOW = /\/(slowConnections|load|bigBank|storm|severalGateways|emptyStore|trustOverTime)\.test\.ts$/;

/** What loads a remote, of the room that also takes new registries and overrides. */
const LOADING = [
  'LoadError',
  'budgets',
  'federation',
  'fetchRemoteDetails',
  'fetchVerified',
  'loadRemotePart',
  'running',
  'scripts',
].map((name) => `shell/src/remotes/${name}.ts`);

/** The rooms that `npm run mutants` mutates by itself. */
export function defaultRooms(): Room[] {
  const loading = room('federation', 'shell', [...LOADING, 'shell/src/runtime']);
  return [
    { ...loading, tests: [...loading.tests, ...testsIn('shell/src/routes')] },
    room('http', 'shared', ['shared/src/http']),
    room('check', 'platform', ['platform/src/check']),
    { ...room('gateway', 'platform', ['platform/src/gateway']), maxTests: MAX_GATEWAY_TESTS },
  ];
}

/** A room of single files of one package, with the tests of the same name, or else all tests beside them. */
export function roomOf(files: string[]): Room {
  const [project = ''] = files[0]?.split('/') ?? [];
  const single = room(files.join(' '), project, files);
  const stems = files.map((file) => file.replace(/\.tsx?$/, ''));
  const own = single.tests.filter((test) => stems.includes(test.replace(/\.test\.tsx?$/, '')));
  return own.length > 0 ? { ...single, tests: own } : single;
}

function room(name: string, project: string, places: string[]): Room {
  const sources = places.flatMap((place) => (path.extname(place) ? [place] : filesIn(place).filter(isSource)));
  const folders = new Set(places.map((place) => (path.extname(place) ? path.posix.dirname(place) : place)));
  return { name, project, sources, tests: [...folders].flatMap(testsIn) };
}

function testsIn(folder: string): string[] {
  return filesIn(folder).filter((file) => /\.test\.tsx?$/.test(file) && !TOO_SLOW.test(file));
}

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(scriptedClient|index)\.ts$/.test(file);
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
}
