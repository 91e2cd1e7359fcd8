import { act, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { isValidElement, type ReactNode, useLayoutEffect } from 'react';
import { type Toast, toast, useToaster } from 'react-hot-toast';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { BankConfig } from '../config';
import { type FlagValue, isLostAt, type RemoteContract, useFlagValues, useUnsavedState } from '../contract';
import { setLanguage } from '../i18n';
import { mountAddress } from '../mounts';
import { createCore } from '../query/core';
import { useCore } from '../query/loadCore';
import { setSession } from '../session';
import type { Notice } from '../toast';
import { type ApiReplies, type FakeApi, startApi } from './api';
import { BankHeader } from './BankHeader';
import { type Fillings, fillSlots } from './fillSlot';
import { matchMedia } from './matchMedia';
import { mountAt } from './mountAt';
import { installConfig } from './testConfig';
import './waitLonger';

export interface BankOptions {
  /** `sample` by default. */
  mode?: BankConfig['dataMode'];
  /** `signed-in` by default. */
  session?: 'signed-in' | 'signed-out';
  /** What the API answers. A request that is not expected fails the test. */
  api?: Partial<ApiReplies>;
  /** The default export of `remote.ts`: then the page is mounted as it says, with its buttons in the header. */
  remote?: RemoteContract;
  /** What the customer gets of the remote's flags. Their defaults by default. */
  flags?: Record<string, FlagValue>;
  /** The page's address; by default the first of the remote's. */
  path?: string;
  config?: Partial<BankConfig>;
  /** What fills the slots that the page offers. Nothing by default. */
  slots?: Fillings;
  /** One that the deployment offers; `en` by default. */
  language?: string;
  /** The media queries with one of these in them match: `['max-width']` is a phone. None by default. */
  media?: string[];
}

interface Bank extends Pick<RenderResult, 'container' | 'unmount'> {
  /** Presses and types; with Jest's fake timers too. */
  user: UserEvent;
  api: FakeApi;
  /** Path and query on screen. */
  address: () => string;
  /** What toasts have said, the oldest first. */
  toasts: () => Notice[];
  /** Whether the bank would ask before the customer leaves: for that path, or at all. */
  isUnsaved: (to?: string) => boolean;
}

/** Renders a page or a part of it as in the bank. Resolves when what it asks for at once has been answered. */
export async function renderInBank(page: ReactNode, options: BankOptions = {}): Promise<Bank> {
  const { mode = 'sample', session = 'signed-in', remote, config, media, slots = {}, language = 'en' } = options;
  const { path = mountAddress(remote?.mounts[0]?.path ?? '/'), flags = {} } = options;
  isUsed = true;
  installConfig({ ...config, dataMode: mode });
  matchMedia(media);
  fillSlots(slots);
  useFlagValues.setState({ values: remote ? { [remote.name]: flags } : {} });
  const api = startApi(options.api);
  setSession(session);
  await setLanguage(language);
  if (!useCore.getState().core) useCore.setState({ core: createCore() });
  const seen: Seen = { address: path, toasts: [] };
  const mount = remote && mountAt(remote, path);
  const rendered = await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Watch seen={seen} />
        {mount && <BankHeader mount={mount} />}
        <Routes>
          <Route path={mount?.path ?? '*'} element={page} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>,
    ),
  );
  return {
    container: rendered.container,
    unmount: rendered.unmount,
    user: userEvent.setup(hasFakeTimers() ? { advanceTimers: jest.advanceTimersByTimeAsync } : {}),
    api,
    address: () => seen.address,
    toasts: () => seen.toasts,
    isUnsaved: (to) => (to === undefined ? useUnsavedState.getState().count > 0 : isLostAt(to)),
  };
}

let isUsed = false;

// Runs after `@testing-library/react` has removed the page.
afterEach(async () => {
  if (!isUsed) return;
  isUsed = false;
  await setLanguage('en');
  toast.remove();
  setSession('signed-out');
  useCore.getState().core?.clear();
});

interface Seen {
  address: string;
  toasts: Notice[];
}

function Watch({ seen }: { seen: Seen }) {
  const { pathname, search } = useLocation();
  const { toasts } = useToaster();
  useLayoutEffect(() => {
    seen.address = pathname + search;
    seen.toasts = toasts.map(({ message }) => noticeOf(message)).toReversed();
  });
  return null;
}

/** `notify` shows an element, `toast` perhaps a text. */
function noticeOf(message: Toast['message']): Notice {
  return isValidElement<Notice>(message) ? message.props : { title: String(message) };
}

function hasFakeTimers(): boolean {
  return Object.hasOwn(setTimeout, 'clock');
}
