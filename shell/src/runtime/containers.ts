import { type ShareScope, shareScope } from './shareScope';

/** What a remote's entry leaves in a global variable. Containers of `@module-federation/enhanced` and of webpack have it. */
export interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => unknown>;
}

interface Entry {
  /** The name of the global variable. */
  name: string;
  url: string;
  runScript: (url: string) => Promise<void>;
}

/** @throws when the entry does not run, or leaves no container */
export async function loadContainer({ name, url, runScript }: Entry): Promise<Container> {
  // The container of a version that has failed goes.
  Reflect.set(globalThis, name, undefined);
  await runScript(url);
  const container: Container | undefined = Reflect.get(globalThis, name);
  if (!container) throw new Error(`${url} has left no container in ${name}. Build it with the bank’s current preset.`);
  await container.init(shareScope);
  return container;
}

/** @throws what the module throws, or what it needs and does not get */
export async function loadModule(container: Promise<Container>, name: string): Promise<unknown> {
  const evaluate = await (await container).get(`./${name}`);
  return evaluate();
}
