import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { Deployment } from '../Deployment.ts';
import { signRoles } from '../revisions/signRoles.ts';
import type { Roles } from '../roles/schema.ts';
import type { Release } from '../schema.ts';
import { fingerprintOf, KeyFolder } from '../signing/KeyFolder.ts';
import { spkiOf } from '../signing/signerFromEnv.ts';
import { MemoryStore } from './MemoryStore.ts';

const PEOPLE = ['operator', 'cards', 'platform', 'accounts', 'former', 'judge', 'rootA', 'rootB', 'rootC'] as const;
export type Person = (typeof PEOPLE)[number];

const ROOTS: Person[] = ['rootA', 'rootB', 'rootC'];
export const DEPLOYMENT = 'bank';
/** It is of both squads, and each of its releases needs a signature of either. */
export const SHARED = 'mfe-shared';
/** All squads may serve their files from there. */
export const CDN = 'https://cdn.example/';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const pairs = new Map(PEOPLE.map((person) => [person, generateKeyPairSync('ed25519')]));
const publicKeys = Object.fromEntries([...pairs].map(([person, { publicKey }]) => [person, publicKey]));

export function fingerprint(person: Person): string {
  return fingerprintOf(publicKeys[person] as KeyObject);
}

/** @returns base64 */
export function signAs(person: Person, bytes: Uint8Array): string {
  const { privateKey } = pairs.get(person) as { privateKey: KeyObject };
  return sign(null, bytes, privateKey).toString('base64');
}

/** A bank in memory: three roots of whom two sign, two squads, a platform team, an operator and a judge. */
export class World {
  constructor(readonly store = new MemoryStore()) {}

  static async begin(): Promise<World> {
    const world = new World();
    for (const root of ROOTS.slice(0, 2)) await signRoles(world.as(root), roles());
    return world;
  }

  copy(): World {
    return new World(this.store.copy());
  }

  /** Returns the deployment as this person's machine has it: the own key, and the roots' public ones. */
  as(person: Person): Deployment {
    const signer = {
      sign: async (bytes: Uint8Array) => signAs(person, bytes),
      publicKey: () => spkiOf(publicKeys[person] as KeyObject),
    };
    const roots = ROOTS.map((id) => ({ id, key: publicKeys[id] as KeyObject }));
    return { name: DEPLOYMENT, rootThreshold: 2, store: this.store, keys: new KeyFolder('', signer, roots) };
  }
}

function roles(): Roles {
  const squad = (key: Person, ...others: Person[]) => ({
    keys: [key, ...others],
    packages: [`mfe-${key}`, SHARED],
    mounts: [`/${key}/*`],
    origins: [CDN],
  });
  const pem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }));
  return {
    schema: 1,
    deployment: DEPLOYMENT,
    version: 1,
    roots: { keys: ROOTS, threshold: 2 },
    keys: Object.fromEntries(Object.entries(publicKeys).map(([id, key]) => [id, pem(key)])),
    roles: {
      'Platform team': { keys: ['platform'], packages: ['shell'], mounts: [], origins: [] },
      'Cards squad': squad('cards', 'former'),
      'Accounts squad': squad('accounts'),
    },
    operators: ['operator'],
    judges: ['judge'],
    signatures: { [SHARED]: 2 },
    revoked: {},
  };
}

export function shellOf(number: number): Release {
  const files = { 'index.html': asset(), 'main.js': asset() };
  const facts = { kind: 'shell' as const, name: 'shell' as const, contract: [1], entry: ['main.js'], provides: {} };
  return { ...facts, ...released('shell', number), assets: files };
}

/** @param path of its only page */
export function remoteOf(squad: string, number: number, path = `/${squad}`): Release {
  const name = `mfe-${squad}`;
  const facts = {
    kind: 'remote' as const,
    name,
    owner: squad,
    contract: 1,
    entry: 'entry.js',
    requires: {},
    bundled: [],
  };
  const flags = { rollover: { default: false, owner: squad, until: '2027-01-31' } };
  const mounts = [{ path, title: squad, layout: 'main' as const, expose: 'Page', files: ['page.js'] }];
  return { ...facts, ...released(name, number), mounts, flags, assets: { 'entry.js': asset(), 'page.js': asset() } };
}

function released(name: string, number: number) {
  const version = `1.0.0-${String(number).padStart(10, '0')}`;
  return { version, base: `artifacts/${name}/`, releasedAt: '2026-01-01T00:00:00.000Z' };
}

function asset() {
  return { integrity: INTEGRITY, bytes: 1 };
}
