import type { ScreenState } from '../ScreenState.ts';
import {
  disableRemote,
  failRemote,
  fillAndSubmit,
  goOffline,
  keepToast,
  passTime,
  refuseByApi,
  stopAfter,
  submit,
  waitForAlert,
} from '../steps.ts';

const path = 'auth/login';
const WRONG = ['somebody', 'not the password'];

export const signInStates: ScreenState[] = [
  { name: 'sign-in', path, isPublic: true },
  { name: 'sign-in: empty fields', path, isPublic: true, reach: submit },
  {
    name: 'sign-in: languages',
    path,
    isPublic: true,
    reach: async (page) => {
      await page.locator('main [aria-haspopup="menu"]').click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'sign-in: busy',
    path,
    isPublic: true,
    mode: 'sample',
    isBusy: true,
    prepare: stopAfter(2000),
    reach: (page) => fillAndSubmit(page, 'amelia', 'Orange-Tree-7'),
  },
  {
    name: 'sign-in: welcome',
    path,
    isPublic: true,
    reach: async (page) => {
      await fillAndSubmit(page, 'demo', 'Harbour-Light-27');
      // It would take the focus from the toast.
      await page.locator('h1:focus').waitFor();
      await keepToast(page);
    },
  },
  {
    name: 'sign-in: wrong password',
    path,
    isPublic: true,
    mode: 'live',
    reach: async (page) => {
      await fillAndSubmit(page, ...WRONG);
      await waitForAlert(page);
    },
  },
  {
    name: 'sign-in: locked out',
    path,
    isPublic: true,
    mode: 'live',
    prepare: refuseByApi('/auth/login', 429, { type: '/problems/too-many-attempts', detail: '', retryAfter: 900 }),
    reach: async (page) => {
      await fillAndSubmit(page, ...WRONG);
      await waitForAlert(page);
    },
  },
  {
    name: 'sign-in: offline',
    path,
    isPublic: true,
    mode: 'live',
    reach: async (page) => {
      await goOffline(page);
      await fillAndSubmit(page, ...WRONG);
      await waitForAlert(page);
    },
  },
  {
    name: 'sign-in: after inactivity',
    path: 'budget',
    prepare: (page) => page.clock.install(),
    reach: async (page) => {
      await passTime('15:01')(page);
      await page.locator('form').waitFor();
    },
  },
  { name: 'sign-in unavailable', path, isPublic: true, prepare: failRemote('mfe-auth') },
  { name: 'sign-in out of service', path, isPublic: true, prepare: disableRemote('mfe-auth') },
  { name: 'error page', path: 'error', isPublic: true },
];
