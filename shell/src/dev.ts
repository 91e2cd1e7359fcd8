// Must be the first module in development: remotes use the shell's refresh runtime, and production builds of remotes
// need `react/jsx-runtime` in the share scope.
import 'react/jsx-runtime';
import * as refreshRuntime from 'react-refresh/runtime';
import { watchBuilds } from './development/watchBuilds';

Object.assign(globalThis, { __RR__: refreshRuntime });
watchBuilds();
