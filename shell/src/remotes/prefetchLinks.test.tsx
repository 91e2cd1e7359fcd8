import { BrowserRouter, Link, NavLink } from '@bank/shared/router';
import { installConfig } from '@bank/shared/testing';
import { ButtonLink } from '@bank/shared/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { installNetwork, type Network } from '../testing/network';
import { mountOf, registryOf, remoteAt } from '../testing/remotes';
import { followRegistry } from './federation';
import { prefetchLinks } from './prefetchLinks';

let network: Network;
let stop: () => void;

beforeEach(() => {
  installConfig();
  network = installNetwork();
  stop = prefetchLinks();
});
afterEach(() => stop());

/** A remote with a page, and one below it. */
function publish(name: string) {
  const remote = remoteAt(`/${name}`);
  const below = { ...mountOf(remote), path: `/${name}/:id/*`, preload: [`/${name}/details.js`] };
  const files = [remote.entry, ...mountOf(remote).preload, ...below.preload];
  for (const url of files) network.answer(url, {});
  followRegistry(registryOf(1, [{ ...remote, mounts: [mountOf(remote), below] }]));
  return { page: [remote.entry, ...mountOf(remote).preload], below: [remote.entry, ...below.preload] };
}

const fetched = () => network.calls.map(({ url }) => url);

function show(link: ReactNode): void {
  history.replaceState(undefined, '', '/banking/dashboard');
  render(<BrowserRouter basename="/banking/">{link}</BrowserRouter>);
}

test.each([
  ['pointed', (link: Element) => userEvent.hover(link)],
  ['focused', () => userEvent.tab()],
  ['touched', async (link: Element) => fireEvent.touchStart(link)],
])('a link that is %s at fetches what its page needs', async (name, act) => {
  const files = publish(name);
  show(<Link to={`/${name}`}>Open</Link>);

  await act(screen.getByRole('link'));

  await waitFor(() => expect(fetched()).toEqual(files.page));
});

test('every kind of link does, to nested pages too, from whatever is in it', async () => {
  const files = publish('kinds');
  show(
    <>
      <NavLink to="/kinds">Kinds</NavLink>
      <ButtonLink to="/kinds/42/terms?from=list">
        <b>Terms</b>
      </ButtonLink>
    </>,
  );

  await userEvent.hover(screen.getByText('Terms'));
  await waitFor(() => expect(fetched()).toEqual(files.below));
  await userEvent.hover(screen.getByText('Kinds'));

  await waitFor(() => expect(fetched()).toEqual([...files.below, ...files.page]));
});

test('fetches once, however often the pointer passes links to the same page', async () => {
  const files = publish('often');
  show(
    <>
      <Link to="/often/1">One</Link>
      <Link to="/often/2">Two</Link>
    </>,
  );

  for (const name of ['One', 'Two', 'One']) await userEvent.hover(screen.getByText(name));

  await waitFor(() => expect(fetched()).toEqual(files.below));
});

test.each([
  ['to elsewhere', <a href="https://elsewhere.example/banking/other">Open</a>],
  ['outside the bank’s base path', <a href="/other">Open</a>],
  [
    'that opens another tab',
    <a href="/banking/other" target="_blank" rel="noreferrer">
      Open
    </a>,
  ],
  [
    'that saves a file',
    <a href="/banking/other" download>
      Open
    </a>,
  ],
  ['that is none', <button type="button">Open</button>],
])('a link %s fetches nothing', async (_, link) => {
  publish('other');
  show(link);

  await userEvent.hover(screen.getByText('Open'));
  fireEvent.touchStart(document);

  expect(fetched()).toEqual([]);
});

test('stops when it is told to', async () => {
  publish('stopped');
  show(<Link to="/stopped">Open</Link>);

  stop();
  await userEvent.hover(screen.getByRole('link'));

  expect(fetched()).toEqual([]);
});
