// What `@bank/shared/paths` exports. Made by `npm run surface`; do not edit.

/** Query parameter with the path to open after sign-in. */
export declare const RETURN_TO: string;
/** The page of one account: below a name of its own, because ids may be anything, `checking` included. */
export declare function accountPath(id: string): string;
/** The sign-in page, which leads back to `returnTo` afterwards (see `safeReturnTo`). */
export declare function loginPath(returnTo: string): string;
/** Paths below the base path, for the router of `@bank/shared/router`. */
export declare const paths: {
  readonly login: '/auth/login';
  readonly register: '/auth/register';
  readonly forgotPassword: '/auth/forgot-password';
  readonly resetPassword: '/auth/reset-password';
  readonly error: '/error';
  readonly dashboard: '/dashboard';
  readonly dashboard2: '/dashboard-2';
  readonly accounts: '/accounts';
  readonly checking: '/accounts/checking';
  readonly savings: '/accounts/savings';
  readonly credit: '/accounts/credit';
  readonly transfers: '/transfers';
  readonly internalTransfer: '/transfers/internal';
  readonly externalTransfer: '/transfers/external';
  readonly wireTransfer: '/transfers/wire';
  readonly cards: '/cards';
  readonly bills: '/bills';
  readonly budget: '/budget';
  readonly analytics: '/analytics';
  readonly alerts: '/alerts';
  readonly settings: '/settings';
  /** Only with `platformPage` in the configuration. */
  readonly platform: '/platform';
};
/**
 * Prevents open redirects (CWE-601): returns a path of this application, or the dashboard's for other origins in any
 * spelling (`//host`, `/\host`, `javascript:`) and for the sign-in pages.
 */
export declare function safeReturnTo(wanted: string | null): string;
export {};
