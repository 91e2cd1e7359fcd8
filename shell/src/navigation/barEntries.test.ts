import type { RegisteredRemote } from '@bank/shared/contract';
import { installConfig } from '@bank/shared/testing';
import { registryOf, remoteAt } from '../testing/remotes';
import { barEntries } from './barEntries';
import { mergeNavigation } from './mergeNavigation';

afterEach(() => installConfig());

function placesWith(remotes: RegisteredRemote[]): string[] {
  const registry = registryOf(1, remotes);
  return barEntries(registry, mergeNavigation(registry)).map(({ to }) => to);
}

const pages = ['/cards', '/bills', '/accounts', '/dashboard', '/transfers'].map((path) => remoteAt(path));

test('has four places of the bank where the deployment names none, whatever remotes come first', () => {
  expect(placesWith(pages)).toEqual(['/dashboard', '/accounts', '/transfers', '/cards']);
});

test('follows the deployment', () => {
  installConfig({ navigationBar: ['/cards', '/bills'] });

  expect(placesWith(pages)).toEqual(['/cards', '/bills']);
});

test('leaves out what is a placeholder, out of service, not for this customer or without an entry', () => {
  installConfig({ navigationBar: ['/dashboard', '/accounts', '/cards', '/loans'] });
  const disabled = remoteAt('/accounts', { disabled: { message: 'Back at six.' } });
  const withheld = remoteAt('/cards', { mounts: [], withheld: ['/cards'] });

  expect(placesWith([remoteAt('/dashboard'), disabled, withheld, remoteAt('/loans')])).toEqual(['/dashboard']);
});
