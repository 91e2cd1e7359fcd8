// Must be the first module in development: remotes use the shell's refresh runtime.
import * as refreshRuntime from 'react-refresh/runtime';
import { watchBuilds } from './development/watchBuilds';
import { isLoopbackUrl } from './remotes/isLoopbackUrl';
import { readOverrides } from './remotes/overrideStorage';
import { readRegistry } from './remotes/readRegistry';

// This runs before react-dom. On a development server, the refresh plugin has done so already.
refreshRuntime.injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { __RR__: refreshRuntime });
watchBuilds([__webpack_public_path__, ...Object.values(readOverrides()), ...entriesInDevelopment()].filter(isServed));

function entriesInDevelopment(): string[] {
  return readRegistry().remotes.flatMap(({ entry, isDevelopment }) => (isDevelopment ? entry : []));
}

/** A shell that was released comes from the bank. */
function isServed(url: string): boolean {
  return isLoopbackUrl(url) && new URL(url).origin !== location.origin;
}
