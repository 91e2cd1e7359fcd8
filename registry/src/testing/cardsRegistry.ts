import type { Registry, RemoteRelease, ShellRelease } from '../schema.ts';

const assets = {
  'entry.js': { integrity: 'sha384-entry', bytes: 1 },
  'page.css': { integrity: 'sha384-css', bytes: 1 },
  'logo.svg': { integrity: 'sha384-svg', bytes: 1 },
};

export function shellRelease(version: string, change: Partial<ShellRelease> = {}): ShellRelease {
  const base = `artifacts/shell/${version}/`;
  const provided = { provides: {}, exports: { react: ['use'] } };
  const facts = { kind: 'shell', name: 'shell', version, base, releasedAt: '', ...provided } as const;
  return { ...facts, contract: [1], entry: ['main.js'], assets: { 'main.js': assets['entry.js'] }, ...change };
}

export function cardsRelease(version: string, change: Partial<RemoteRelease> = {}): RemoteRelease {
  const base = `artifacts/mfe-cards/${version}/`;
  const required = { requires: {}, imports: { react: ['use'] } };
  const facts = { kind: 'remote', name: 'mfe-cards', version, base, releasedAt: '', ...required } as const;
  const mounts = [{ path: '/cards', title: 'Cards', layout: 'main' as const, expose: 'Page', files: ['page.css'] }];
  return { ...facts, owner: 'cards squad', contract: 1, entry: 'entry.js', bundled: [], mounts, assets, ...change };
}

/** The registry of a bank with a shell, its canary, and one remote: revision 7. */
export function cardsRegistry(
  remote: Registry['remotes'][string],
  ...releases: (ShellRelease | RemoteRelease)[]
): Registry {
  const all = [shellRelease('1'), shellRelease('2', { base: 'https://shell.example/2/' }), ...releases];
  const of = (name: string) =>
    Object.fromEntries(all.filter((one) => one.name === name).map((one) => [one.version, one]));
  return {
    ...{
      deployment: 'bank',
      revision: 7,
      roles: 1,
      signedAt: '',
      owners: {},
      change: { at: '', by: '', action: '', app: 'shell', why: '' },
    },
    shell: { active: '1', previous: [], canary: { version: '2', percent: 5 } },
    remotes: { 'mfe-cards': remote },
    releases: { shell: of('shell'), 'mfe-cards': of('mfe-cards') },
  };
}
