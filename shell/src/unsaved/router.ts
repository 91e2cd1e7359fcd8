// biome-ignore lint/style/noRestrictedImports: Remotes get what they need of the router from @bank/shared/router. The rest is the shell's alone: a router has one blocker.
export { createBrowserRouter, RouterProvider, useBlocker, useHref, useRevalidator } from 'react-router';
