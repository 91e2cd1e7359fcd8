import { setSession } from '@bank/shared/session';
import { installConfig } from '@bank/shared/testing';
import { render, screen } from '@testing-library/react';
import { startRegistry } from '../remotes/registryStore';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
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

describe('takes page, title and header from one match', () => {
  const titled = (path: string, title: string) => {
    const remote = remoteAt(path, { name: `mfe-${title}`, disabled: { message: `${title}: Back at noon.` } });
    return { ...remote, mounts: [{ ...mountOf(remote), title }] };
  };
  // The first to match is not the best match.
  const remotes = [titled('/loans/*', 'Loans'), titled('/loans/:id', 'Details'), titled('/loans/new', 'Offer')];

  test.each([
    ['/loans', 'Loans'],
    ['/loans/new', 'Offer'],
    ['/LOANS/42/', 'Details'],
    ['/loans/42/terms', 'Loans'],
  ])('at %s, those of %s', (path, title) => {
    installConfig();
    setSession('signed-in');
    history.replaceState(undefined, '', `/banking${path}`);
    startRegistry(registryOf(1, remotes));

    render(<App />);

    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent(`${title}: Back at noon.`);
    expect(document.title).toBe(`${title} · International Bank`);
  });
});
