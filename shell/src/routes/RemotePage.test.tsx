import { setLanguage } from '@bank/shared/i18n';
import { BrowserRouter } from '@bank/shared/router';
import { renderPage } from '@bank/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, useEffect, useLayoutEffect, useState } from 'react';
import { runningFor, startFederation } from '../remotes/federation';
import { startRegistry } from '../remotes/registryStore';
import { handleErrors, type RawError, rootOptions } from '../telemetry/errors';
import { useVisits } from '../telemetry/visits';
import { installNetwork, type Network } from '../testing/network';
import { release } from '../testing/releases';
import { mountOf, registryOf } from '../testing/remotes';
import { sha384 } from '../testing/sha384';
import { RemotePage } from './RemotePage';

const Cards = () => <h2>Your cards</h2>;
const log = jest.spyOn(console, 'error').mockImplementation(() => {});
let network: Network;
let count = 0;

// The runtime warns whenever a remote is registered again.
jest.spyOn(console, 'warn').mockImplementation(() => {});
jest.spyOn(Math, 'random').mockReturnValue(0);

beforeEach(() => {
  log.mockClear();
  network = installNetwork();
  network.answer('/banking/registry.json', { status: 304 });
  useVisits.setState({ visits: [] });
});

afterEach(async () => {
  jest.useRealTimers();
  await act(() => setLanguage('en'));
});

const visits = () => useVisits.getState().visits;

function releasedCards(module: { default?: ComponentType } = { default: Cards }) {
  count += 1;
  const remote = release(network, `mfe-cards-${count}`, { owner: 'Cards squad', module });
  startRegistry(registryOf(1, [remote]));
  startFederation(registryOf(1, [remote]));
  return { remote, mount: { ...mountOf(remote), title: 'Cards' } };
}

test('says that it loads, then shows the page', async () => {
  renderPage(<RemotePage {...releasedCards()} />);

  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

test.each([
  ['en', 'Slow connection…'],
  ['es', 'Conexión lenta…'],
  ['ar', 'الاتصال بطيء…'],
])('says in %s that the connection is slow while bytes arrive, then shows the page', async (language, words) => {
  const { remote, mount } = releasedCards();
  const [file = ''] = mount.preload;
  const body = 'x'.repeat(20_480);
  network.answer(file, { type: 'text/javascript', body, msPerPart: 1000 });
  const integrity = { ...remote.integrity, [file]: sha384(body) };
  await setLanguage(language);
  jest.useFakeTimers();
  renderPage(<RemotePage remote={{ ...remote, integrity }} mount={mount} />);
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText(words)).toHaveRole('status');
  expect(screen.getByText(words)).toBeVisible();

  await act(() => jest.advanceTimersByTimeAsync(6000));

  expect(screen.getByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('shows a page that is here already at once', async () => {
  const props = releasedCards();
  const { unmount } = renderPage(<RemotePage {...props} />);
  await screen.findByRole('heading', { name: 'Your cards' });
  unmount();

  renderPage(<RemotePage {...props} />);

  expect(screen.getByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('says whose page it is, as the whole of it, when a public one does not load', async () => {
  const { remote, mount } = releasedCards();
  network.answer(remote.entry, { status: 404 }, { status: 404 });
  renderPage(<RemotePage remote={remote} mount={{ ...mount, layout: 'public' }} />);

  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('main')).toHaveTextContent('International Bank');
});

test('says what is unavailable when it does not load, and recovers on Try again', async () => {
  const props = releasedCards();
  const { entry } = props.remote;
  network.answer(entry, { status: 404 }, { status: 404 }, { type: 'text/javascript', body: entry });
  renderPage(<RemotePage {...props} />);
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeVisible();
  expect(screen.getByText('Something went wrong')).toBeVisible();
  expect(screen.getByText(/“Cards” is unavailable/)).toBeVisible();
  expect(network.callsOf(entry)).toHaveLength(2);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('(Cards squad) failed.'), expect.any(Error));

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('says that the device is offline, and shows the page as soon as it is back online', async () => {
  const props = releasedCards();
  const { entry } = props.remote;
  const lost = new TypeError('Failed to fetch');
  network.answer(entry, lost, lost, { type: 'text/javascript', body: entry });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<RemotePage {...props} />);
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.getByText('“Cards” opens as soon as you’re connected again.')).toBeVisible();
  expect(screen.queryByText(/unavailable|Everything else works/)).not.toBeInTheDocument();

  onLine.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));

  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('shows the error page for a remote whose page has no default export', async () => {
  renderPage(<RemotePage {...releasedCards({})} />);

  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.getByText(/“Cards” is unavailable/)).toBeVisible();
  expect(log).toHaveBeenCalledWith(
    expect.stringContaining('(Cards squad) failed.'),
    expect.objectContaining({ message: expect.stringContaining('"Page" has no default export.') }),
  );
});

test('contains what the page throws while rendering, and names remote, version and owner in the log', async () => {
  const { remote, mount } = releasedCards({
    default: () => {
      throw new Error('bad render');
    },
  });
  renderPage(<RemotePage remote={remote} mount={mount} />);

  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(log).toHaveBeenCalledWith(
    `The remote ${remote.name} 1.0.0-0000000001 (Cards squad) failed.`,
    expect.any(Error),
  );
  expect(visits()).toMatchObject([{ outcome: 'failed', remote: remote.name, phase: 'render' }]);
  expect(runningFor(remote)).toBeUndefined();
});

test('loads a page afresh by itself, once, when a file that comes later is lost', async () => {
  let renders = 0;
  const { remote, mount } = releasedCards({
    default: () => {
      renders += 1;
      throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    },
  });
  renderPage(<RemotePage remote={remote} mount={mount} />);

  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(renders).toBeGreaterThan(0);
  expect(network.callsOf(remote.entry)).toHaveLength(2);
  expect(visits()).toMatchObject([{ outcome: 'failed', phase: 'render', retries: 1 }]);
});

test('counts a page once it is on screen, and one that is here already as a visit of its own', async () => {
  const props = releasedCards();
  const { unmount } = renderPage(<RemotePage {...props} />);
  await screen.findByRole('heading', { name: 'Your cards' });
  await waitFor(() => expect(visits()).toMatchObject([{ outcome: 'ok', part: '/cards', phase: 'render' }]));
  unmount();

  renderPage(<RemotePage {...props} />);

  await waitFor(() => expect(visits()).toMatchObject([{ outcome: 'ok' }, { outcome: 'ok' }]));
});

test('counts a page that the customer leaves at once', async () => {
  const props = releasedCards();
  const { unmount } = renderPage(<RemotePage {...props} />);
  await screen.findByRole('heading', { name: 'Your cards' });
  unmount();
  useVisits.setState({ visits: [] });

  renderPage(<RemotePage {...props} />).unmount();

  expect(visits()).toMatchObject([{ outcome: 'ok' }]);
});

/** A last good version beside the active one, which has this component. */
function withLastGood(Active: ComponentType, Past: ComponentType = Cards) {
  const { remote: active, mount } = releasedCards({ default: Active });
  const details = `/remotes/${active.name}/0.json`;
  const past = release(network, active.name, { version: '0', module: { default: Past } });
  network.answer(details, { body: JSON.stringify(past) });
  const remote = { ...active, previous: { version: '0', details } };
  startRegistry(registryOf(1, [remote]));
  startFederation(registryOf(1, [remote]));
  return { remote, mount };
}

const bad = () => {
  throw new Error('bad render');
};
const badEffect: Record<string, ComponentType> = {
  'while rendering': bad,
  'in an effect': () => {
    useEffect(bad, []);
    return <h2>Your cards</h2>;
  },
  'in a layout effect': () => {
    useLayoutEffect(bad, []);
    return <h2>Your cards</h2>;
  },
  'in what it loads itself': lazy(() => Promise.reject(new Error('bad render'))),
};

test.each(Object.keys(badEffect))(
  'shows the last good version when the active one throws %s at first',
  async (where) => {
    const { remote, mount } = withLastGood(badEffect[where] ?? bad, () => <h2>The former cards</h2>);
    renderPage(<RemotePage remote={remote} mount={mount} />);

    expect(await screen.findByRole('heading', { name: 'The former cards' })).toBeVisible();
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    const facts = { outcome: 'fallback', version: remote.version, phase: 'render' };
    await waitFor(() => expect(visits()).toMatchObject([facts]));
    expect(log).toHaveBeenCalledWith(
      `The remote ${remote.name} ${remote.version} failed; 0 stands in.`,
      expect.objectContaining({ phase: 'render' }),
    );
  },
);

test('keeps the last good version for the next visit, which says so too', async () => {
  const props = withLastGood(bad);
  const { unmount } = renderPage(<RemotePage {...props} />);
  await screen.findByRole('heading', { name: 'Your cards' });
  unmount();

  renderPage(<RemotePage {...props} />);

  expect(screen.getByRole('heading', { name: 'Your cards' })).toBeVisible();
  await waitFor(() => expect(visits().at(-1)).toMatchObject({ outcome: 'fallback', phase: 'render' }));
});

test('says that it fails when the last good version throws as well, and tries both again on Try again', async () => {
  let isBroken = true;
  const { remote, mount } = withLastGood(bad, () => {
    if (isBroken) throw new Error('bad as well');
    return <h2>Your cards</h2>;
  });
  renderPage(<RemotePage remote={remote} mount={mount} />);
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(visits()).toMatchObject([{ outcome: 'failed', phase: 'render', version: remote.version }]);

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
});

test('shows an error of its own where a page throws later, keeps its visit, and tells that it is gone', async () => {
  const { remote, mount } = withLastGood(() => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) bad();
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Freeze
      </button>
    );
  });
  const noted: RawError[] = [];
  handleErrors((error) => noted.push(error));
  render(<RemotePage remote={remote} mount={mount} />, { wrapper: BrowserRouter, ...rootOptions });
  const button = await screen.findByRole('button', { name: 'Freeze' });
  await waitFor(() => expect(visits()).toMatchObject([{ outcome: 'ok' }]));

  await userEvent.click(button);

  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(visits()).toHaveLength(1);
  expect(noted.filter(({ kind }) => kind === 'render')).toMatchObject([{ kind: 'render', isFatal: true }]);
});

test('tells of no page that is gone where the last good version stands in', async () => {
  const { remote, mount } = withLastGood(bad);
  const noted: RawError[] = [];
  handleErrors((error) => noted.push(error));

  render(<RemotePage remote={remote} mount={mount} />, { wrapper: BrowserRouter, ...rootOptions });

  expect(await screen.findByRole('heading', { name: 'Your cards' })).toBeVisible();
  expect(noted.filter(({ kind }) => kind === 'render')).toMatchObject([{ kind: 'render', isFatal: false }]);
});

test('does not report what is lost once the customer has left the page', async () => {
  const props = releasedCards();
  network.answer(props.remote.entry, 'silence');
  const { unmount } = renderPage(<RemotePage {...props} />);

  unmount();
  await Promise.resolve();

  expect(log).not.toHaveBeenCalled();
  expect(visits()).toEqual([]);
});
