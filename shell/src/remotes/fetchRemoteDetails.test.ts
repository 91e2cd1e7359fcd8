import { installNetwork, type Network } from '../testing/network';
import { mountOf, remoteAt } from '../testing/remotes';
import { BUDGETS_MS } from './budgets';
import { fetchLastGood, fetchRemoteDetails, partDetails } from './fetchRemoteDetails';

let network: Network;
const { signal } = new AbortController();
const details = remoteAt('/cards', { navigation: [], integrity: { '/page.js': 'sha384-page' } });
const navigation = [{ section: 'Banking', label: 'Cards', to: '/cards' }] as unknown as typeof details.navigation;

beforeEach(() => {
  network = installNetwork();
});

test('asks for nothing where the registry holds everything', async () => {
  expect(await fetchRemoteDetails(details, signal)).toBe(details);
  expect(network.calls).toEqual([]);
});

test('adds the details, once, and keeps the navigation that the page has drawn', async () => {
  network.answer('/one.json', { body: JSON.stringify(details) });
  const slim = { ...details, details: '/one.json', integrity: {}, navigation };

  const first = await fetchRemoteDetails(slim, signal);
  const second = await fetchRemoteDetails(slim, signal);

  expect(first).toEqual({ ...details, navigation });
  expect(second).toEqual(first);
  expect(network.calls).toHaveLength(1);
});

test('asks again after a failure', async () => {
  network.answer('/two.json', { status: 404 }, { body: JSON.stringify(details) });
  const slim = { ...details, details: '/two.json' };

  await expect(fetchRemoteDetails(slim, signal)).rejects.toThrow('/two.json answered 404.');
  await expect(fetchRemoteDetails(slim, signal)).resolves.toEqual(details);
});

test('gives up at the end of its budget', async () => {
  jest.useFakeTimers();
  network.answer('/three.json', 'silence');
  const failure = jest.fn();
  fetchRemoteDetails({ ...details, details: '/three.json' }, signal).catch(failure);

  await jest.advanceTimersByTimeAsync(BUDGETS_MS.entry - 1);
  expect(failure).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);

  expect(failure).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
  jest.useRealTimers();
});

test('knows the last good version where the registry names one', async () => {
  network.answer('/past.json', { body: JSON.stringify(details) });

  await expect(fetchLastGood(details, signal)).resolves.toBeUndefined();
  await expect(
    fetchLastGood({ ...details, previous: { version: '0', details: '/past.json' } }, signal),
  ).resolves.toEqual(details);
});

test('finds the mount of the same path', () => {
  const other = { ...mountOf(details), path: '/other', expose: 'Other' };

  expect(partDetails({ ...details, mounts: [mountOf(details), other] }, { ...other, expose: '' })).toBe(other);
  expect(() => partDetails(details, other)).toThrow(`${details.name} ${details.version} has nothing for /other.`);
});
