import type { PageRegistry, RegisteredMount, RegisteredRemote } from '@bank/shared/contract';

export function remoteAt(path: string, facts: Partial<RegisteredRemote> = {}): RegisteredRemote {
  const name = facts.name ?? `mfe${path.replaceAll('/', '-')}`;
  const version = facts.version ?? '1.0.0-0000000001';
  const mount: RegisteredMount = {
    path,
    title: 'Real page',
    layout: 'main',
    expose: 'Page',
    preload: [`/artifacts/${name}/${version}/page.js`],
  };
  return {
    name,
    version,
    owner: 'A squad',
    entry: `/artifacts/${name}/${version}/remoteEntry.js`,
    integrity: {},
    mounts: [mount],
    navigation: [],
    ...facts,
  };
}

export function registryOf(
  revision: number,
  remotes: RegisteredRemote[] = [],
  shell = '1.0.0-000000000a',
): PageRegistry {
  return { revision, shell, remotes };
}

export function mountOf({ mounts: [mount] }: RegisteredRemote): RegisteredMount {
  if (!mount) throw new Error('The remote mounts nothing.');
  return mount;
}
