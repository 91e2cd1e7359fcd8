import { answers } from './answers.ts';
import { damages } from './damages.ts';
import type { MatrixBank } from './MatrixBank.ts';
import type { RemoteName } from './remotes.ts';

export interface Fault {
  name: string;
  cause: (bank: MatrixBank, remote: RemoteName) => Promise<void>;
  outcome: 'fallback' | 'unaffected';
  runsNothing: boolean;
}

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

/** The entry arrives, but one of its chunks does not. */
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

export const faults: Fault[] = [...ofNetwork, ...ofOneFile, ...ofBuilds, ...ofRegistry];
