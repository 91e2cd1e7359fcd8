import * as react from 'react';

/** React's own, which its packages share. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build makes an error for each element to know where it was created, for up to 10,000 of them a
 * second. As if there had been so many: what a warning names is then the component, without the line.
 */
export function skipOwnerStacks(): void {
  const internals = Reflect.get(react, INTERNALS);
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
