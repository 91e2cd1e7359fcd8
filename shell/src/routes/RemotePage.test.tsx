import { renderPage } from '@bank/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadedPage, loadPage, unload } from '../federation/federation';
import { startRegistry } from '../registry/registryStore';
import { useLoadLog } from '../telemetry/loadLog';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { RemotePage } from './RemotePage';

jest.mock('../federation/federation');

const remote = { ...remoteAt('/cards', { name: 'mfe-cards' }), owner: 'Cards squad' };
const mount = { ...mountOf(remote), title: 'Cards' };
const log = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(loadedPage).mockReturnValue(undefined);
  log.mockImplementation(() => {});
  startRegistry(registryOf(1, [remote]));
  globalThis.fetch = async () => ({ status: 304 }) as Response;
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const Cards = () => <h2>Your cards</h2>;

test('says that it loads, then shows the page', async () => {
  jest.mocked(loadPage).mockResolvedValue(Cards);
  renderPage(<RemotePage remote={remote} mount={mount} />);

  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test('shows a page that is here already at once', () => {
  jest.mocked(loadedPage).mockReturnValue(Cards);
  renderPage(<RemotePage remote={remote} mount={mount} />);

  expect(screen.getByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('says what is unavailable when it does not load, and recovers on Try again', async () => {
  jest.mocked(loadPage).mockRejectedValue(new Error('gone'));
  renderPage(<RemotePage remote={remote} mount={mount} />);
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByText(/“Cards” is unavailable/)).toBeVisible();
  expect(loadPage).toHaveBeenCalledTimes(2);

  jest.mocked(loadPage).mockResolvedValue(Cards);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('contains what the page throws while rendering, and names remote, version and owner in the log', async () => {
  jest.mocked(loadPage).mockResolvedValue(() => {
    throw new Error('bad render');
  });
  renderPage(<RemotePage remote={remote} mount={mount} />);

  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(log).toHaveBeenCalledWith('The remote mfe-cards 1.0.0-0000000001 (Cards squad) failed.', expect.any(Error));
  expect(useLoadLog.getState().events.at(-1)).toMatchObject({ name: 'failed', remote: 'mfe-cards', phase: 'render' });
  expect(unload).toHaveBeenCalledWith('mfe-cards');
});
