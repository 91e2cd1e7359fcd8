import { installConfig } from '@bank/shared/testing';
import { render, screen } from '@testing-library/react';
import { startRegistry } from '../registry/registryStore';
import { registryOf, remoteAt } from '../testing/remotes';
import { App } from './App';

test('says so, with the ways that are left, when the frame itself cannot be drawn', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  installConfig();
  history.replaceState(undefined, '', '/banking/auth/login');
  startRegistry(registryOf(1, [{ ...remoteAt('/cards'), mounts: undefined as never }]));

  render(<App />);

  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText(/cannot be shown right now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: '+1 800 555 0134' })).toBeVisible();
  expect(log).toHaveBeenCalledWith('The bank’s page failed.', expect.any(Error));
});
