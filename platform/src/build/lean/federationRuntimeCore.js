/** Without manifests and `preloadRemote`: the bank loads a remote by the address of its entry. */
export class SnapshotHandler {
  hooks = { lifecycle: {}, applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});
export const snapshotPlugin = notBuiltIn;
export const generatePreloadAssetsPlugin = notBuiltIn;
export const formatPreloadArgs = notBuiltIn;
export const preloadAssets = notBuiltIn;

function notBuiltIn() {
  throw new Error('The bank’s federation runtime has no manifests and no preloadRemote.');
}
