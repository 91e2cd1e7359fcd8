import { generateKeyPairSync, sign } from 'node:crypto';
import { type Bank, BankReader } from '../bank/BankReader.ts';
import type { Deployment } from '../Deployment.ts';
import type { Authority } from '../roles/Authority.ts';
import { revoked } from '../roles/revoke.ts';
import type { Roles } from '../roles/schema.ts';
import { fingerprintOf, KeyFolder } from '../signing/KeyFolder.ts';
import { spkiOf } from '../signing/signerFromEnv.ts';
import { Documents } from '../streams/Documents.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { MemoryStore } from './MemoryStore.ts';
import { writeRaw } from './writeRaw.ts';

/** Those who sign most come first: the key of a signature is searched in this order. */
const PEOPLE = ['operator', 'cards', 'payments', 'platform', 'former', 'rootA', 'rootB', 'rootC'] as const;
export type Person = (typeof PEOPLE)[number];

const ROOTS: Person[] = ['rootA', 'rootB', 'rootC'];
/** Those whom nobody has robbed. */
const HONEST_ROOTS: Person[] = ['rootB', 'rootC'];
export const DEPLOYMENT = 'bank';

const people = new Map(
  PEOPLE.map((person) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    return [
      person,
      { publicKey, sign: (bytes: Uint8Array) => sign(null, bytes, privateKey).toString('base64') },
    ] as const;
  }),
);
const roots = ROOTS.map((id) => ({ id, key: personOf(id).publicKey }));
const folders = new Map(PEOPLE.map((person) => [person, folderOf(person)]));

/** A bank in memory: three roots of whom two sign, two squads, a platform team and an operator. One key has been revoked. */
export class World {
  private readonly documents: Documents;

  constructor(readonly store = new MemoryStore()) {
    this.documents = new Documents(this.as('operator'));
  }

  static async begin(): Promise<World> {
    const world = new World();
    await world.signRoles(firstRoles(), HONEST_ROOTS);
    return world;
  }

  copy(): World {
    return new World(this.store.copy());
  }

  /** As this person's machine has it: the own key, and the roots' public ones. */
  as(person: Person): Deployment {
    return { name: DEPLOYMENT, rootThreshold: 2, store: this.store, keys: folders.get(person) as KeyFolder };
  }

  reader(): BankReader {
    return new BankReader(this.as('operator'), this.documents);
  }

  read(): Promise<Bank> {
    return this.reader().read();
  }

  /** Whatever comes of it. @returns a file for each who signed */
  async signRoles(roles: Roles, signers: Person[], number = roles.version): Promise<StreamFile[]> {
    const files: StreamFile[] = [];
    for (const person of signers) {
      const options = { number, signer: signerOf(person) };
      files.push(await writeRaw(this.as(person), 'roots', () => roles, options));
    }
    return files;
  }

  /** Enough roots sign the next roles document. */
  async changeRoles(change: (authority: Authority) => Roles): Promise<undefined> {
    const { authority } = await this.read();
    if (authority) await this.signRoles(change(authority), HONEST_ROOTS);
  }

  revoke(person: Person): Promise<undefined> {
    return this.changeRoles((authority) => revoked(authority, person));
  }
}

export function signatureOf(person: Person, bytes: Uint8Array): string {
  return personOf(person).sign(bytes);
}

export function signerOf(person: Person): string {
  return fingerprintOf(personOf(person).publicKey);
}

export function pemOf(person: Person): string {
  return String(personOf(person).publicKey.export({ type: 'spki', format: 'pem' }));
}

function personOf(person: Person) {
  const found = people.get(person);
  if (!found) throw new Error(`There is no ${person}.`);
  return found;
}

function folderOf(person: Person): KeyFolder {
  const { publicKey, sign } = personOf(person);
  return new KeyFolder('', { sign: async (bytes) => sign(bytes), publicKey: () => spkiOf(publicKey) }, roots);
}

function firstRoles(): Roles {
  const squad = (squad: string, ...keys: Person[]) => ({
    ...{ keys, packages: [`mfe-${squad}`], mounts: [`/${squad}/*`], origins: [] },
  });
  return {
    ...{ schema: 1, deployment: DEPLOYMENT, version: 1, roots: { keys: ROOTS, threshold: 2 } },
    keys: Object.fromEntries(PEOPLE.map((person) => [person, pemOf(person)])),
    roles: {
      'Platform team': { keys: ['platform'], packages: ['shell'], mounts: [], origins: [] },
      'Cards squad': squad('cards', 'cards', 'former'),
      'Payments squad': squad('payments', 'payments'),
    },
    ...{ operators: ['operator'], signatures: {}, revoked: {} },
  };
}
