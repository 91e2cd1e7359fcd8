import { useFlagValues } from '@bank/shared/contract';
import { describeError } from '../reporting/describeError';
import { startVisit, useVisits } from '../telemetry/visits';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { startFlags } from './flags';
import { queueRegistry, startRegistry, useRegistry } from './registryStore';

const budget = (rollover?: boolean) =>
  remoteAt('/budget', { name: 'mfe-budget', ...(rollover !== undefined && { flags: { rollover } }) });
const bank = (revision: number, rollover?: boolean) => ({ ...registryOf(revision), remotes: [budget(rollover)] });
const known = () => useFlagValues.getState().values['mfe-budget'];

test('remotes have the values of the registry that is in force', () => {
  startRegistry(bank(1, false));
  startFlags();
  expect(known()).toEqual({ rollover: false });

  useRegistry.setState({ current: bank(2, true) });
  expect(known()).toEqual({ rollover: true });
});

test('another value of a flag counts after a sign-in, though the revision is the same', () => {
  startRegistry(bank(3, false));

  queueRegistry(bank(3, true));
  expect(useRegistry.getState().next).toBeUndefined();
  queueRegistry(bank(3, true), true);
  expect(useRegistry.getState().next?.remotes[0]?.flags).toEqual({ rollover: true });
});

test('visits and errors say what the customer had of each flag', () => {
  startRegistry(bank(4, true));
  const error = (name: string) =>
    describeError({ kind: 'load', error: new Error('x'), owner: { name }, path: '/', releases: [] })?.flags;

  startVisit(budget(true), mountOf(budget())).end('shown', 'render');
  expect(useVisits.getState().visits.at(-1)?.flags).toEqual(['rollover=true']);
  expect(error('mfe-budget')).toEqual(['rollover=true']);
  expect(error('shell')).toBeUndefined();
  startVisit(budget(), mountOf(budget())).end('shown', 'render');
  expect(useVisits.getState().visits.at(-1)).not.toHaveProperty('flags');
});
