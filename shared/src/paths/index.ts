/** Every address of the application, below its base path. */
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
  /** The platform team's; only where the configuration switches it on. */
  platform: '/platform',
} as const;

/** Name of the query parameter that says where a sign-in leads back to. */
export const RETURN_TO = 'returnTo';

/** The sign-in page's address, remembering where the customer wanted to go. */
export function loginPath(returnTo: string): string {
  return `${paths.login}?${new URLSearchParams({ [RETURN_TO]: returnTo })}`;
}

/** The router ignores case and decodes, so an encoded first segment may be `auth` in disguise; no path of ours has one. */
const SIGN_IN_PAGES = /^\/(auth|[^/]*%)/i;

/**
 * Where a sign-in may lead: a path of this application, and nothing else.
 * Refuses other origins in every spelling (`//host`, `/\host`, `javascript:`) and the sign-in pages themselves.
 */
export function safeReturnTo(wanted: string | null): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || hasControlCharacter(wanted)) return paths.dashboard;
  const origin = 'https://bank.invalid';
  const url = new URL(wanted, origin);
  const isOwn = url.origin === origin && !url.pathname.startsWith('//') && !SIGN_IN_PAGES.test(url.pathname);
  return isOwn ? url.pathname + url.search + url.hash : paths.dashboard;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\\');
}
