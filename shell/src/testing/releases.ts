import type { RegisteredRemote } from '@bank/shared/contract';
import type { ComponentType } from 'react';
import type { Network } from './network';
import { mountOf, remoteAt } from './remotes';
import { sha384 } from './sha384';

interface ReleaseFacts extends Partial<RegisteredRemote> {
  module?: { default?: ComponentType };
  /** Gives modules by expose; every other expose gets `module`. */
  modules?: Record<string, { default: ComponentType<never> }>;
}

export function release(
  network: Network,
  name: string,
  { module, modules = {}, ...facts }: ReleaseFacts = {},
): RegisteredRemote {
  const remote = remoteAt('/cards', { name, ...facts });
  const parts = [mountOf(remote), ...(remote.extensions ?? [])];
  const files = [...new Set([remote.entry, ...parts.flatMap(({ preload }) => preload)])];
  const integrity = Object.fromEntries(files.map((url) => [url, sha384(url)]));
  for (const url of files) network.answer(url, { type: 'text/javascript', body: url });
  const { default: page = () => null, ...others } = module ?? {};
  const exports = module && !module.default ? others : { default: page };
  network.onRun(remote.entry, () => {
    const container = {
      init: () => {},
      get: async (expose: string) => () => modules[expose.slice(2)] ?? exports,
    };
    Object.assign(globalThis, { [name.replaceAll('-', '_')]: container });
  });
  return { ...remote, integrity, ...facts };
}
