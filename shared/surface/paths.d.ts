// What `@bank/shared/paths` exports. Made by `npm run surface`; do not edit.

export declare const RETURN_TO: string;
export declare function accountPath(id: string): string;
export declare function loginPath(returnTo: string): string;
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
  readonly platform: '/platform';
};
export declare function safeReturnTo(wanted: string | null): string;
export {};
