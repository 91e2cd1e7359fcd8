/**
 * For one share scope, without layers, remotes that are known at build time, tree-shaken shared modules,
 * and data that change while the page is open.
 */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);

export function initContainerEntry({
  webpackRequire,
  shareScope,
  initScope,
  shareScopeKey = 'default',
  remoteEntryInitOptions,
}) {
  const { instance, initOptions } = webpackRequire.federation;
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  return webpackRequire.I(shareScopeKey, initScope);
}

export async function initializeSharing({ shareScopeName, webpackRequire, initPromises, initTokens, initScope = [] }) {
  const { instance } = webpackRequire.federation;
  initTokens[shareScopeName] ??= { from: instance.name };
  const token = initTokens[shareScopeName];
  if (initScope.includes(token)) return true;
  initScope.push(token);
  initPromises[shareScopeName] ??= Promise.all(
    instance.initializeSharing(shareScopeName, { strategy: instance.options.shareStrategy, initScope, from: 'build' }),
  );
  webpackRequire.S = instance.shareScopeMap;
  await initPromises[shareScopeName];
  return true;
}

/** A module that could not be had throws where it is used, and is asked for again with the next load of its chunk. */
export function consumes({
  chunkId,
  promises,
  installedModules,
  webpackRequire,
  chunkMapping,
  moduleToHandlerMapping,
}) {
  for (const id of chunkMapping[chunkId] ?? []) {
    const { shareKey, getter, shareInfo } = moduleToHandlerMapping[id];
    installedModules[id] ??= webpackRequire.federation.instance
      .loadShare(shareKey, { customShareInfo: { ...shareInfo } })
      .then((factory) => factory || getter?.())
      .then((factory) => {
        if (!factory) throw new Error(`The page does not provide ${shareKey}.`);
        installedModules[id] = 0;
        define(webpackRequire, id, factory);
      })
      .catch((error) => {
        delete installedModules[id];
        define(webpackRequire, id, () => {
          throw error;
        });
      });
    promises.push(installedModules[id]);
  }
}

export function installInitialConsumes({ webpackRequire, installedModules, initialConsumes, moduleToHandlerMapping }) {
  for (const id of initialConsumes)
    define(webpackRequire, id, () => {
      installedModules[id] = 0;
      const { shareKey, shareInfo } = moduleToHandlerMapping[id];
      const factory = webpackRequire.federation.instance.loadShareSync(shareKey, { customShareInfo: { ...shareInfo } });
      return factory();
    });
}

function define(webpackRequire, id, factory) {
  webpackRequire.m[id] = (module) => {
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}

export const getSharedFallbackGetter = ({ factory }) => factory;

export function attachShareScopeMap(webpackRequire) {
  webpackRequire.S = webpackRequire.federation.instance?.shareScopeMap ?? webpackRequire.S;
}

export function remotes() {}
