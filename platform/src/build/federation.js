import { chunkOf, exposedModules } from './exposes.js';

/** Options of the federation plugin: the shell provides what is shared, a remote consumes it. */
export function federation({ name, remote, shared, isDev }) {
  const base = {
    name: isDev && !remote ? `${name}_development` : name.replaceAll('-', '_'),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    dev: isDev,
  };
  if (!remote) {
    return {
      ...base,
      shared: provided(shared),
      experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
    };
  }
  return {
    ...base,
    filename: isDev ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
    exposes: Object.fromEntries(
      [...exposedModules(remote)].map(([module, name]) => [
        `./${name}`,
        { import: isDev ? [allShared(shared), module] : module, name: chunkOf(remote, module) },
      ]),
    ),
    shared: consumed(shared),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  };
}

function provided(shared) {
  return mapShared(shared, ({ version, requiredVersion }) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion,
  }));
}

function consumed(shared) {
  return mapShared(shared, ({ requiredVersion }) => ({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion,
  }));
}

function mapShared(shared, entry) {
  return Object.fromEntries(Object.entries(shared).map(([key, versions]) => [key, entry(versions)]));
}

/** A hot update cannot add a shared module, so in development a remote has all of them. */
function allShared(shared) {
  const imports = Object.keys(shared).map((name) => `import ${JSON.stringify(name)};`);
  return `data:text/javascript,${encodeURIComponent(imports.join('\n'))}`;
}
