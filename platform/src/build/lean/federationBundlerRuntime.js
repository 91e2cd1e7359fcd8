/** Without remotes that are known at build time, copies of shared modules to fall back on, and data that change while the page is open. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export const getSharedFallbackGetter = ({ factory }) => factory;

export function remotes() {}
export function updateConsumeOptions() {}
export function updateRemoteOptions() {}
