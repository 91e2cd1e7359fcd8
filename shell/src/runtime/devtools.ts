import { shareScope } from './shareScope';

/** Puts the share scope where the developer tools of Module Federation look for it. */
export function showToDevtools(): void {
  const shell = { name: 'shell', options: { name: 'shell', remotes: [] }, shareScopeMap: { default: shareScope } };
  Object.assign(globalThis, { __FEDERATION__: { __INSTANCES__: [shell] } });
}
