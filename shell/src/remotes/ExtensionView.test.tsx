import {
  type RegisteredExtension,
  type RegisteredRemote,
  Slot,
  SlotExtension,
  useExtensions,
} from '@bank/shared/contract';
import { setLanguage } from '@bank/shared/i18n';
import { installConfig, renderPage, testConfig } from '@bank/shared/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, use } from 'react';
import { installNetwork, type Network } from '../testing/network';
import { release } from '../testing/releases';
import { watchReloads } from '../testing/reloads';
import { mountOf, registryOf } from '../testing/remotes';
import { loadPart, startFederation } from './federation';
import { startLoadClock } from './loadClock';
import { RemotePart } from './RemotePart';
import { startRegistry, useRegistry } from './registryStore';
import { hasOtherVersion, run, runningFor } from './running';
import { allowScripts } from './scripts';
import { startSlots } from './slots';

const SLOT = 'bank/dashboard/widget@1';
let network: Network;
let reloads: () => number;
let onNear: (() => void)[];
let observers: number;
let count = 0;

// The runtime warns whenever a remote is registered again.
jest.spyOn(console, 'warn').mockImplementation(() => {});
jest.spyOn(Math, 'random').mockReturnValue(0);

class ObserverStub {
  constructor(change: (entries: { isIntersecting: boolean }[]) => void) {
    onNear.push(() => act(() => change([{ isIntersecting: true }])));
  }
  observe() {
    observers += 1;
  }
  disconnect() {
    observers -= 1;
  }
}

beforeEach(() => {
  onNear = [];
  observers = 0;
  Object.assign(globalThis, { IntersectionObserver: ObserverStub });
  reloads = watchReloads();
  sessionStorage.clear();
  network = installNetwork();
  network.answer('/banking/registry.json', { status: 304 });
});
afterEach(() => installConfig());

const scrollThere = () => {
  for (const come of onNear) come();
};
const extension = (id: string, facts: Partial<RegisteredExtension> = {}): RegisteredExtension => ({
  slot: SLOT,
  id,
  title: id,
  expose: id,
  height: 200,
  preload: [`/artifacts/${id}-${count}.js`],
  ...facts,
});

/** A remote of one page and of one extension, shown by that component. */
function remoteWith(one: RegisteredExtension, component: ComponentType<never>): RegisteredRemote {
  count += 1;
  const name = `mfe-filler-${count}`;
  return release(network, name, { extensions: [one], modules: { [one.expose]: { default: component } } });
}

function Dashboard() {
  const extensions = useExtensions(SLOT);
  return (
    <>
      <h1>The page</h1>
      {extensions.map((one) => (
        <section key={one.id} aria-label={one.title}>
          <SlotExtension name={SLOT} extension={one} props={{ openCustomize: () => {} }} />
        </section>
      ))}
    </>
  );
}

function startAll(...remotes: RegisteredRemote[]): void {
  startRegistry(registryOf(1, remotes));
  startFederation(registryOf(1, remotes));
  startSlots();
}

function showDashboard(...remotes: RegisteredRemote[]): void {
  startAll(...remotes);
  renderPage(<Dashboard />);
}
const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

test('shows what fills the slot in order, each loaded when it is near, in a place kept as high as it will be', async () => {
  const tips = remoteWith(extension('tips'), () => <p>Save more</p>);
  const loans = remoteWith(extension('loans', { order: 10 }), () => <p>Borrow less</p>);
  showDashboard(tips, loans);

  expect(regions()).toEqual(['loans', 'tips']);
  expect(screen.getByText('Loading tips')).toBeInTheDocument();
  expect(screen.getByText('Loading tips').nextElementSibling).toHaveStyle({ height: '200px' });
  expect(network.calls).toEqual([]);

  onNear[0]?.();
  const places = ['loans', 'tips'].map((title) => screen.getByText(`Loading ${title}`).parentElement);
  expect(places.map((place) => place?.ariaBusy)).toEqual(['true', 'false']);
  expect(await screen.findByText('Borrow less')).toBeVisible();
  expect(network.callsOf(tips.entry)).toEqual([]);

  scrollThere();
  expect(await screen.findByText('Save more')).toBeVisible();
});

test('names an extension in the page’s language, as its remote says, and anew when that changes', async () => {
  const tips = remoteWith(extension('tips'), () => <p>Save more</p>);
  showDashboard({ ...tips, titles: { es: { tips: 'Consejos' } } });
  expect(regions()).toEqual(['tips']);

  await act(() => setLanguage('es'));
  expect(regions()).toEqual(['Consejos']);
  expect(screen.getByText('Cargando Consejos')).toBeInTheDocument();

  await act(() => setLanguage('en'));
  expect(regions()).toEqual(['tips']);
});

test('gives the extension the props of its slot', async () => {
  const onCustomize = jest.fn();
  const Opener = ({ openCustomize }: { openCustomize: () => void }) => (
    <button type="button" onClick={openCustomize}>
      Open
    </button>
  );
  const opener = remoteWith(extension('opener'), Opener);
  startRegistry(registryOf(1, [opener]));
  startFederation(registryOf(1, [opener]));
  startSlots();
  const [facts] = opener.extensions ?? [];
  if (facts) renderPage(<SlotExtension name={SLOT} extension={facts} props={{ openCustomize: onCustomize }} />);
  scrollThere();

  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));

  expect(onCustomize).toHaveBeenCalledTimes(1);
});

test('one that throws costs its place alone, and comes back on Try again', async () => {
  let isBroken = true;
  const bad = remoteWith(extension('bad'), () => {
    if (isBroken) throw new Error('bad data');
    return <p>Recovered</p>;
  });
  const good = remoteWith(extension('good'), () => <p>Works</p>);
  showDashboard(bad, good);
  scrollThere();

  expect(await screen.findByText('“bad” is unavailable right now. Everything else works as usual.')).toBeVisible();
  expect(await screen.findByText('Works')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Recovered')).toBeVisible();
});

test('one that hangs costs its place alone, and says so in time', async () => {
  const hung = remoteWith(extension('hung'), () => null);
  network.answer(hung.entry, 'silence');
  const good = remoteWith(extension('good'), () => <p>Works</p>);
  showDashboard(hung, good);
  jest.useFakeTimers();
  scrollThere();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  jest.useRealTimers();

  expect(screen.getByText('Works')).toBeVisible();
  expect(screen.getByText(/“hung” is unavailable/)).toBeVisible();
});

test('one that waits for ever while it renders costs its place alone', async () => {
  const never = new Promise<string>(() => {});
  const waiting = remoteWith(extension('waiting'), () => <p>{use(never)}</p>);
  const good = remoteWith(extension('good'), () => <p>Works</p>);
  showDashboard(waiting, good);
  scrollThere();

  expect(await screen.findByText('Works')).toBeVisible();
  expect(screen.getByText('Loading waiting')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('one that is missing from its release costs its place alone', async () => {
  const one = remoteWith(extension('gone', { expose: 'Gone' }), () => null);
  const empty = release(network, `${one.name}-x`, { extensions: one.extensions ?? [], module: {} });
  showDashboard(empty);
  scrollThere();

  expect(await screen.findByText(/“gone” is unavailable/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
});

test('the last good version stands in for all extensions of one that throws when it is first shown', async () => {
  const bad = () => {
    throw new Error('bad render');
  };
  const extensions = [extension('tips'), extension('loans')];
  const modulesOf = (component: (id: string) => ComponentType<never>) =>
    Object.fromEntries(extensions.map(({ id }) => [id, { default: component(id) }]));
  const active = release(network, 'mfe-both', { extensions, modules: modulesOf(() => bad) });
  const past = release(network, 'mfe-both', {
    extensions,
    version: '0',
    modules: modulesOf((id) => () => <p>The former {id}</p>),
  });
  network.answer('/remotes/mfe-both/0.json', { body: JSON.stringify(past) });
  showDashboard({ ...active, previous: { version: '0', details: '/remotes/mfe-both/0.json' } });
  scrollThere();

  expect(await screen.findByText('The former tips')).toBeVisible();
  expect(await screen.findByText('The former loans')).toBeVisible();
  expect(runningFor(active)).toEqual(past);
});

test('does not take down the page of the same remote', async () => {
  const Broken = () => {
    throw new Error('bad data');
  };
  const home = remoteWith(extension('own'), Broken);
  startRegistry(registryOf(1, [home]));
  startFederation(registryOf(1, [home]));
  startSlots();
  const mount = mountOf(home);
  const failure = () => <p>The page failed</p>;
  await loadPart(home, mount, { signal: new AbortController().signal, clock: startLoadClock() });
  renderPage(
    <>
      <RemotePart remote={home} part={mount} skeleton={null} renderFailure={failure} />
      <Dashboard />
    </>,
  );
  scrollThere();

  expect(await screen.findByText(/“own” is unavailable/)).toBeVisible();
  expect(runningFor(home)).toBe(home);
});

test('extensions in the files of their page are there with it at once, and one that fails does not stop it', async () => {
  const own = extension('own', { preload: [] });
  const modules = { own: { default: () => <p>At once</p> }, Page: { default: Dashboard } };
  const extensions = [{ ...own, id: 'empty', title: 'empty', expose: 'Empty' }, own];
  const both = release(network, 'mfe-companions', { extensions, module: {}, modules });
  await loadPart(both, mountOf(both), { signal: new AbortController().signal, clock: startLoadClock() });
  showDashboard(both);

  expect(screen.getByText('At once')).toBeVisible();
  expect(screen.getByText('Loading empty')).toBeInTheDocument();
});

test('in a place too small for a card nothing is shown while it loads, and the page says that it failed', async () => {
  let isBroken = true;
  const bad = remoteWith(extension('bad'), () => {
    if (isBroken) throw new Error('bad data');
    return <p>Recovered</p>;
  });
  const hung = remoteWith(extension('hung'), () => null);
  network.answer(hung.entry, 'silence');
  startAll(bad, hung);
  renderPage(
    <Slot
      name={SLOT}
      props={{ openCustomize: () => {} }}
      renderFailure={({ title }, retry) => (
        <button type="button" onClick={retry}>
          {title} failed
        </button>
      )}
    />,
  );
  expect(screen.queryByText(/Loading/)).not.toBeInTheDocument();
  scrollThere();
  const failed = await screen.findByRole('button', { name: 'bad failed' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(failed);
  expect(failed).not.toBeInTheDocument();
  await screen.findByRole('button', { name: 'bad failed' });

  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'bad failed' }));
  expect(await screen.findByText('Recovered')).toBeVisible();
  expect(screen.queryByText('hung failed')).not.toBeInTheDocument();
});

test('leaves nothing behind when its page is left before it is near', () => {
  showDashboard(remoteWith(extension('tips'), () => null));
  expect(observers).toBe(1);

  cleanup();

  expect(observers).toBe(0);
});

test('shows nothing of a disabled remote, nor what the deployment does not allow', () => {
  installConfig({ ...testConfig, slots: { [SLOT]: ['mfe-allowed'] } });
  const disabled = { ...remoteWith(extension('off'), () => null), disabled: { message: 'Back at 6 pm' } };
  const stranger = remoteWith(extension('stranger'), () => null);
  const allowed = { ...remoteWith(extension('allowed'), () => null), name: 'mfe-allowed' };
  showDashboard(disabled, stranger, allowed);

  expect(regions()).toEqual(['allowed']);
});

test('a remote that may not fill the slot does not show there under the id of one that may', async () => {
  installConfig({ ...testConfig, slots: { [SLOT]: ['mfe-allowed'] } });
  const stranger = remoteWith(extension('tips'), () => <p>Buy this</p>);
  const modules = { tips: { default: () => <p>Save more</p> } };
  const allowed = release(network, 'mfe-allowed', { extensions: [extension('tips')], modules });
  showDashboard(stranger, allowed);
  scrollThere();

  expect(await screen.findByText('Save more')).toBeVisible();
  expect(network.callsOf(stranger.entry)).toEqual([]);
});

test('shows what two remotes bring under one id: neither takes the place of the other', async () => {
  const own = remoteWith(extension('tips', { order: 2 }), () => <p>Spend less</p>);
  const others = remoteWith(extension('tips', { order: 1 }), () => <p>Save more</p>);
  showDashboard(own, others);
  scrollThere();

  expect(await screen.findByText('Save more')).toBeVisible();
  expect(await screen.findByText('Spend less')).toBeVisible();
});

test('follows the registry', () => {
  showDashboard();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();

  const tips = remoteWith(extension('tips'), () => <p>Save more</p>);
  act(() => useRegistry.setState({ current: registryOf(2, [tips]) }));
  expect(regions()).toEqual(['tips']);

  act(() => useRegistry.setState({ current: registryOf(3) }));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('reloads the page for an extension only when the customer tries again', async () => {
  const old = remoteWith(extension('tips'), () => <p>Old</p>);
  allowScripts([old]);
  run(old);
  const next = { ...old, version: '1.0.0-0000000002' };
  showDashboard(next);
  expect(hasOtherVersion(next)).toBe(true);
  scrollThere();
  await screen.findByText(/“tips” is unavailable/);
  expect(reloads()).toBe(0);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Loading tips');
  await act(async () => {});
  expect(reloads()).toBe(1);
});

test('takes a newer registry for it, which waits for the next navigation', async () => {
  const broken = remoteWith(extension('tips'), () => null);
  network.answer(broken.entry, { status: 404 });
  showDashboard(broken);
  const fixed = registryOf(2, [{ ...broken, version: '1.0.0-0000000002' }]);
  network.answer('/banking/registry.json', { body: JSON.stringify(fixed) });
  scrollThere();
  await screen.findByText(/“tips” is unavailable/);

  expect(useRegistry.getState()).toMatchObject({ current: { revision: 1 }, next: { revision: 2 } });
});
