import { setSession } from '@bank/shared/session';
import { installConfig } from '@bank/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { prepareMainFrame } from '../layout/useMainFrame';
import { startRegistry } from '../remotes/registryStore';
import { useVisits } from '../telemetry/visits';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { App } from './App';

beforeAll(prepareMainFrame);

test('says so, with the ways that are left, when the frame itself cannot be drawn', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  installConfig();
  history.replaceState(undefined, '', '/banking/auth/login');
  startRegistry(registryOf(1, [{ ...remoteAt('/cards'), mounts: undefined as never }], '7'));

  render(<App />);

  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText(/can’t show this page right now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: /555.0134$/ })).toBeVisible();
  expect(log).toHaveBeenCalledWith('The bank’s page failed.', expect.any(Error));
  const { version, outcome } = useVisits.getState().visits.find(({ remote }) => remote === 'shell') ?? {};
  expect({ version, outcome }).toEqual({ version: '7', outcome: 'failed' });
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

test('leads an unknown address to the dashboard, and says that there is no such page', async () => {
  installConfig();
  setSession('signed-in');
  startRegistry(registryOf(1));
  history.replaceState(undefined, '', '/banking/no/such/page');

  render(<App />);

  expect(await screen.findByText('We couldn’t find that page')).toBeVisible();
  expect(location.pathname).toBe('/banking/dashboard');
});

describe('names the document after', () => {
  beforeEach(() => {
    installConfig();
    setSession('signed-in');
  });

  const go = (path: string) => {
    history.pushState(undefined, '', `/banking${path}`);
    dispatchEvent(new PopStateEvent('popstate'));
  };

  test('the page as soon as its heading stands, on every way between its addresses and away', async () => {
    const remote = remoteAt('/cards/*', { name: 'mfe-cards' });
    const headings = [{ path: '/cards/:id', title: 'Card' }];
    startRegistry(registryOf(1, [{ ...remote, mounts: [{ ...mountOf(remote), title: 'Cards', headings }] }]));
    history.replaceState(undefined, '', '/banking/cards/7');
    render(<App />);
    const seen: string[] = [];
    const look = () => {
      const heading = screen.queryByRole('heading', { level: 1 })?.textContent;
      if (heading) seen.push(`${heading}: ${document.title}`);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });

    // Outside `act` effects run when React likes, as in a browser.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    for (const [path, title] of [
      ['/cards', 'Cards'],
      ['/cards/8', 'Card'],
      ['/budget', 'Budget'],
    ] as const) {
      go(path);
      // Nothing waits for so long: outside `act`, a busy machine takes its time.
      await screen.findByRole('heading', { level: 1, name: title }, { timeout: 10_000 });
    }
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    observer.disconnect();

    expect([...new Set(seen)]).toEqual([
      'Cards: Cards · International Bank',
      'Card: Card · International Bank',
      'Budget: Budget · International Bank',
    ]);
  });

  test('a public page that does not name itself', async () => {
    startRegistry(registryOf(1));
    history.replaceState(undefined, '', '/banking/budget');
    render(<App />);
    expect(document.title).toBe('Budget · International Bank');

    act(() => go('/error'));

    await waitFor(() => expect(document.title).toBe('Error · International Bank'));
  });
});
