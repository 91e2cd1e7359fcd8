import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { signRoles } from '../revisions/signRoles.ts';
import type { Roles } from '../roles/schema.ts';
import { KeyFolder, knownKeys } from '../signing/KeyFolder.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from './deployment.ts';

const PEOPLE = ['platform', 'ada', 'grace', 'cards', 'bills', 'operator'] as const;
export type Person = (typeof PEOPLE)[number];

export interface Staffed {
  /** The deployment of a gateway, which knows the root key alone. */
  gateway: TestDeployment;
  root: TestDeployment;
  /** The deployment of each person: the own key, and the root's public one. */
  as: Record<Person, TestDeployment>;
  roles: Roles;
}

/** A bank in which every squad has its own key; mfe-auth needs two signatures. */
export async function staffedBank(change: Partial<Roles> = {}): Promise<Staffed> {
  const root = await emptyDeployment();
  const gateway = { ...root, keys: await folderWithRoot(root.keys) };
  const as = {} as Staffed['as'];
  const keys: Record<string, string> = {};
  for (const person of PEOPLE) {
    const folder = await folderWithRoot(root.keys);
    await folder.create(person);
    as[person] = { ...root, keys: folder };
    keys[person] = await publicPem(folder);
  }
  const squad = (name: string, ...members: Person[]) => ({
    keys: members,
    packages: [`mfe-${name}`],
    mounts: [`/${name}/*`],
    origins: [],
  });
  const roles: Roles = {
    schema: 1,
    deployment: root.name,
    version: 1,
    keys: { ...keys, root: await publicPem(root.keys) },
    roles: {
      'Platform team': { keys: ['platform'], packages: ['shell'], mounts: [], origins: [] },
      'Identity squad': squad('auth', 'ada', 'grace'),
      'Cards squad': { ...squad('cards', 'cards'), origins: ['https://cdn.cards.example/'] },
      'Bills squad': squad('bills', 'bills'),
    },
    operators: ['operator'],
    signatures: { 'mfe-auth': 2 },
    roots: { keys: ['root'], threshold: 1 },
    revoked: {},
    ...change,
  };
  await signRoles(root, roles);
  return { gateway, root, as, roles };
}

/** Reads the public half of the key that signs from this folder. */
export async function publicPem(folder: KeyFolder): Promise<string> {
  const text = await folder.publicKey();
  const [key] = knownKeys({ key: text.slice(text.indexOf('=') + 1) });
  return String(key?.key.export({ type: 'spki', format: 'pem' }));
}

async function folderWithRoot(root: KeyFolder): Promise<KeyFolder> {
  const folder = await emptyFolder();
  await copyFile(path.join(root.folder, 'test.pub.pem'), path.join(folder, 'root.pub.pem'));
  return new KeyFolder(folder);
}
