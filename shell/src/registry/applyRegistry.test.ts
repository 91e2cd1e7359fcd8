import { useUnsavedState } from '@bank/shared/contract';
import { followRegistry, needsNewPage } from '../federation/federation';
import { registryOf, remoteAt } from '../testing/remotes';
import { applyRegistry, enterPage } from './applyRegistry';
import { startNewPage } from './newPage';
import { offerRegistry, startRegistry, useRegistry } from './registryStore';

jest.mock('../federation/federation');
jest.mock('./newPage');

const cards = remoteAt('/cards');
const newCards = remoteAt('/cards', { version: '1.0.0-0000000002' });
const current = () => useRegistry.getState().current.revision;

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(startNewPage).mockReturnValue(true);
  useUnsavedState.setState({ count: 0 });
  startRegistry(registryOf(4, [cards]));
});

test('goes on by what it has while nothing newer is known', () => {
  offerRegistry(registryOf(4, [newCards]));
  offerRegistry(registryOf(3, [newCards]));

  expect(applyRegistry('/budget')).toBe(false);
  expect(current()).toBe(4);
});

test('waits for a safe moment, and takes the newest then', () => {
  offerRegistry(registryOf(6, [newCards]));
  offerRegistry(registryOf(5, [cards]));
  expect(current()).toBe(4);

  enterPage('/budget');

  expect(current()).toBe(6);
  expect(followRegistry).toHaveBeenCalledWith(registryOf(6, [newCards]));
  expect(startNewPage).not.toHaveBeenCalled();
});

test('takes nothing while something is unsaved', () => {
  offerRegistry(registryOf(5, [newCards]));
  useUnsavedState.setState({ count: 1 });

  enterPage('/budget');
  expect(current()).toBe(4);

  useUnsavedState.setState({ count: 0 });
  enterPage('/cards');
  expect(current()).toBe(5);
});

test('asks for a new page where the one on screen runs in another version already', () => {
  jest.mocked(needsNewPage).mockImplementation(({ version }) => version === newCards.version);
  offerRegistry(registryOf(5, [newCards]));

  enterPage('/cards');

  expect(startNewPage).toHaveBeenCalledTimes(1);
  expect(current()).toBe(4);
});

test('asks for a new page later, when the customer comes to what has run in another version', () => {
  jest.mocked(needsNewPage).mockImplementation(({ version }) => version === newCards.version);
  offerRegistry(registryOf(5, [newCards]));

  enterPage('/budget');
  expect(current()).toBe(5);
  expect(startNewPage).not.toHaveBeenCalled();

  enterPage('/cards');
  expect(startNewPage).toHaveBeenCalledTimes(1);
});

test('asks for a new page when the shell is another one', () => {
  offerRegistry(registryOf(5, [cards], '1.0.0-000000000b'));

  enterPage('/budget');

  expect(startNewPage).toHaveBeenCalledTimes(1);
});

test('needs no new page for a remote that is out of service', () => {
  jest.mocked(needsNewPage).mockReturnValue(true);
  offerRegistry(registryOf(5, [{ ...newCards, disabled: { message: 'Back at noon.' } }]));

  enterPage('/cards');

  expect(startNewPage).not.toHaveBeenCalled();
  expect(current()).toBe(5);
});
