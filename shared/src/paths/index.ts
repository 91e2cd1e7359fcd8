/** Paths below the base path, for the router of `@bank/shared/router`. */
export const paths = {
  login: '/auth/login',
  register: '/auth/register',
  forgotPassword: '/auth/forgot-password',
  resetPassword: '/auth/reset-password',
  error: '/error',
  dashboard: '/dashboard',
  dashboard2: '/dashboard-2',
  accounts: '/accounts',
  checking: '/accounts/checking',
  savings: '/accounts/savings',
  credit: '/accounts/credit',
  transfers: '/transfers',
  internalTransfer: '/transfers/internal',
  externalTransfer: '/transfers/external',
  wireTransfer: '/transfers/wire',
  cards: '/cards',
  bills: '/bills',
  budget: '/budget',
  analytics: '/analytics',
  alerts: '/alerts',
  settings: '/settings',
  /** Only with `platformPage` in the configuration. */
  platform: '/platform',
} as const;

/** The page of one account: below a name of its own, because ids may be anything, `checking` included. */
export function accountPath(id: string): string {
  return `${paths.accounts}/details/${encodeURIComponent(id)}`;
}

/** Query parameter with the path to open after sign-in. */
export const RETURN_TO = 'returnTo';

/** The sign-in page, which leads back to `returnTo` afterwards (see `safeReturnTo`). */
export function loginPath(returnTo: string): string {
  return `${paths.login}?${new URLSearchParams({ [RETURN_TO]: returnTo })}`;
}

/** The router ignores case and decodes, so an encoded first segment could be `auth`. No path of ours has one. */
const SIGN_IN_PAGE_PATTERN = /^\/(auth|[^/]*%)/i;

/**
 * Prevents open redirects (CWE-601): returns a path of this application, or the dashboard's for other origins in any
 * spelling (`//host`, `/\host`, `javascript:`) and for the sign-in pages.
 */
export function safeReturnTo(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || hasControlCharacter(wanted)) return paths.dashboard;
  const origin = 'https://bank.invalid';
  const url = new URL(wanted, origin);
  const isOwn = url.origin === origin && !url.pathname.startsWith('//') && !SIGN_IN_PAGE_PATTERN.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : paths.dashboard;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\\');
}
