// First module of the shell in development: it lends its refresh runtime to the remotes,
// and provides what production builds of remotes ask for.
import 'react/jsx-runtime';
import * as refreshRuntime from 'react-refresh/runtime';

Object.assign(globalThis, { __RR__: refreshRuntime });
