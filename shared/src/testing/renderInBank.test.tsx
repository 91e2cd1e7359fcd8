import { act, screen } from '@testing-library/react';
import { bankConfig } from '../config';
import { bindFlags, type RemoteContract, useHeaderActions, useUnsaved } from '../contract';
import { request } from '../http';
import { invalidateQueries, useQuery } from '../query';
import { Link, Route, Routes, useParams } from '../router';
import { useSession } from '../session';
import { notify, toast } from '../toast';
import { renderInBank } from './renderInBank';

const remote = {
  name: 'mfe-cards',
  owner: 'Cards squad',
  contract: 2,
  mounts: [
    {
      path: '/cards/:id',
      page: './src/routes/CardPage.tsx',
      title: 'Card',
      layout: 'main',
      header: {
        title: 'Card',
        actions: [
          { id: 'block', label: 'Block', icon: 'cards' },
          { id: 'all', label: 'All cards', icon: 'cards', to: '/cards' },
        ],
      },
    },
  ],
} as const satisfies RemoteContract;

const load = jest.fn(async (signal: AbortSignal) => request<string>({ url: '/cards', signal }));

function CardPage() {
  const cards = useQuery({ key: ['/cards'], load });
  const { id } = useParams();
  useHeaderActions<typeof remote>({ block: () => notify({ title: `Card ${id} is blocked` }) });
  return (
    <>
      <p>{cards.status === 'ready' ? cards.data : cards.status}</p>
      <Link to="/accounts">Accounts</Link>
    </>
  );
}

const open = () =>
  renderInBank(<CardPage />, { mode: 'live', remote, path: '/cards/7', api: { 'GET /cards': { body: 'two cards' } } });

test('shows a page with what the API answers, at its address', async () => {
  const { api, address } = await open();

  expect(screen.getByText('two cards')).toBeVisible();
  expect(api.calls).toMatchObject([{ name: 'GET /cards' }]);
  expect(address()).toBe('/cards/7');
});

test('shows a page with paths of its own at the start of its mount, when no other is named', async () => {
  const mounts = remote.mounts.map((mount) => ({ ...mount, path: '/transfers/*' }));
  const routes = (
    <Routes>
      <Route index element={<p>All transfers</p>} />
      <Route path="*" element={<p>No such transfer</p>} />
    </Routes>
  );
  const { address } = await renderInBank(routes, { remote: { ...remote, mounts } });

  expect(screen.getByText('All transfers')).toBeVisible();
  expect(address()).toBe('/transfers');
});

test('begins with an empty cache, whatever the test before has loaded', async () => {
  const { api } = await open();
  expect(api.calls).toHaveLength(1);

  api.answer('GET /cards', { body: 'three cards' });
  await act(async () => invalidateQueries('/cards'));

  expect(screen.getByText('three cards')).toBeVisible();
});

test('stays silent when asked to', async () => {
  await renderInBank(<CardPage />, { mode: 'live', api: { 'GET /cards': 'silence' } });

  expect(screen.getByText('loading')).toBeVisible();
});

test('breaks the connection, and answers by what is asked', async () => {
  const { api } = await renderInBank(<CardPage />, { mode: 'live', api: { 'GET /cards': 'broken' } });
  expect(screen.getByText('error')).toBeVisible();

  api.answer('GET /cards', ({ name }) => ({ body: name }));
  await act(async () => invalidateQueries('/cards'));

  expect(screen.getByText('GET /cards')).toBeVisible();
});

test('has the header’s buttons of remote.ts, and keeps what toasts say', async () => {
  const { user, toasts, address } = await open();

  await user.click(screen.getByRole('button', { name: 'Block' }));
  expect(toasts()).toEqual([{ title: 'Card 7 is blocked' }]);
  await user.click(screen.getByRole('button', { name: 'All cards' }));

  expect(address()).toBe('/cards');
});

test('keeps what a toast without a notice says', async () => {
  const { toasts } = await open();

  act(() => void toast('Copied'));

  expect(toasts()).toEqual([{ title: 'Copied' }]);
});

test('takes the page away when the customer goes where it is not mounted', async () => {
  const { user, address } = await open();

  await user.click(screen.getByRole('link', { name: 'Accounts' }));

  expect(address()).toBe('/accounts');
  expect(screen.queryByText('two cards')).not.toBeInTheDocument();
});

test('says that a remote mounts nothing at an address', async () => {
  await expect(renderInBank(<CardPage />, { remote, path: '/card/7' })).rejects.toThrow(
    'mfe-cards mounts nothing at /card/7. Check "mounts" in remote.ts.',
  );
});

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsaved(isDirty, { within: '/transfers/new/*' });
  return null;
}

test('knows whether input would be lost', async () => {
  const clean = await renderInBank(<Form isDirty={false} />);
  expect(clean.isUnsaved()).toBe(false);

  const { isUnsaved, unmount } = await renderInBank(<Form isDirty />);
  expect([isUnsaved(), isUnsaved('/accounts'), isUnsaved('/transfers/new/amount')]).toEqual([true, true, false]);
  unmount();

  expect(isUnsaved()).toBe(false);
});

function Facts() {
  const { status } = useSession();
  return <p>{[status, bankConfig().dataMode, bankConfig().bankName, matchMedia('(max-width: 9px)').matches].join()}</p>;
}

const { useFlag } = bindFlags<RemoteContract>('mfe-cards');

function Limits() {
  return <p>{useFlag('rollover', false) ? 'Kept' : 'Lost'}</p>;
}

test('gives the customer flags of the remote, and those of the next test their defaults', async () => {
  const { unmount } = await renderInBank(<Limits />, { remote, path: '/cards/7', flags: { rollover: true } });
  expect(screen.getByText('Kept')).toBeVisible();
  unmount();
  await renderInBank(<Limits />, { remote, path: '/cards/7' });

  expect(screen.getByText('Lost')).toBeVisible();
});

test('has the session, the configuration and the screen that the test asks for', async () => {
  const { unmount } = await renderInBank(<Facts />);
  expect(screen.getByText('signed-in,sample,International Bank,false')).toBeVisible();
  unmount();

  await renderInBank(<Facts />, {
    mode: 'live',
    session: 'signed-out',
    config: { bankName: 'Harbour Bank' },
    media: ['max-width'],
  });
  expect(screen.getByText('signed-out,live,Harbour Bank,true')).toBeVisible();
});
