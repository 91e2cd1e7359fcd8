import { answers } from './answers.ts';
import { damages } from './damages.ts';
import type { MatrixBank } from './MatrixBank.ts';
import type { RemoteName } from './remotes.ts';

/** Something that goes wrong with one remote. */
export interface Fault {
  name: string;
  /** Makes it happen. */
  cause: (bank: MatrixBank, remote: RemoteName) => Promise<void>;
  /** What the customer sees of it. */
  outcome: 'fallback' | 'unaffected';
  /** Whether nothing of the remote may run. */
  runsNothing: boolean;
}

/** How the name of the file begins that holds a remote's page. */
const pageFile: Record<RemoteName, string> = {
  auth: 'AuthPages',
  dashboard: 'DashboardPage',
  accounts: 'AccountsPage',
};

const harmless = ['throws in an event handler'];

const ofNetwork = Object.entries(answers).map(
  ([name, answer]): Fault => ({
    name,
    cause: async ({ origins }, remote) => origins.spoil(remote, answer),
    outcome: 'fallback',
    runsNothing: true,
  }),
);

/** The entry arrives, and one of the files behind it does not. */
const ofOneFile = (['500', 'flipped byte'] as const).map(
  (name): Fault => ({
    name: `${name}, of one file`,
    cause: async ({ origins }, remote) => origins.spoil(remote, answers[name], pageFile[remote]),
    outcome: 'fallback',
    runsNothing: true,
  }),
);

const ofBuilds = Object.keys(damages).map(
  (name): Fault => ({
    name,
    cause: (bank, remote) => bank.releaseDamaged(remote, name),
    outcome: harmless.includes(name) ? 'unaffected' : 'fallback',
    runsNothing: false,
  }),
);

const ofRegistry: Fault[] = [
  {
    name: 'registry entry malformed',
    cause: (bank, remote) => bank.publishMalformed(remote),
    outcome: 'unaffected',
    runsNothing: false,
  },
  {
    name: 'registry older than seen',
    cause: (bank) => bank.goBack(),
    outcome: 'unaffected',
    runsNothing: false,
  },
  {
    name: 'registry with a bad signature',
    cause: (bank, remote) => bank.publishForged(remote),
    outcome: 'unaffected',
    runsNothing: false,
  },
  {
    name: 'registry without one hash',
    cause: (bank, remote) => bank.publishWithoutHash(remote),
    outcome: 'unaffected',
    runsNothing: false,
  },
];

/** Every fault of the matrix. */
export const faults: Fault[] = [...ofNetwork, ...ofOneFile, ...ofBuilds, ...ofRegistry];
