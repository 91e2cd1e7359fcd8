import { BankReader } from '../bank/BankReader.ts';
import { byText } from '../byText.ts';
import { Listing } from '../streams/Listing.ts';
import { writeDocument } from '../streams/writeDocument.ts';
import { Honest, readBank } from '../testing/Honest.ts';
import { fingerprint, type Person, World } from '../testing/World.ts';
import { rootsOf, signersOf } from './readAuthority.ts';
import type { Roles } from './schema.ts';

/** Version 2 of them is in force, and has revoked a key. */
let world: World;
let roles: Roles;
/** Continues them. */
let next: Roles;

beforeEach(async () => {
  ({ world } = await Honest.begin());
  const { authority } = await readBank(world);
  if (!authority) throw new Error('There are no roles.');
  roles = authority.roles;
  next = { ...roles, version: 3, previous: authority.hash };
});

function keysIn(revoked: Roles['revoked']): Roles['keys'] {
  return Object.fromEntries(Object.values(revoked).map(({ key }) => ['another', key]));
}

/** Writes what these keys sign, whatever it says. @returns the version in force then */
async function versionAfter(
  document: Roles,
  number: number,
  signers: Person[],
  into = world,
): Promise<number | undefined> {
  for (const signer of signers)
    await writeDocument(into.as(signer), { stream: 'roots', number, document }, () => fingerprint(signer));
  return (await readBank(into)).authority?.roles.version;
}

test('roles come into force once two roots of three have signed them', async () => {
  expect(await versionAfter(next, 3, ['rootA'])).toBe(2);
  expect(await versionAfter(next, 3, ['rootB'])).toBe(3);
});

test.each<[string, (roles: Roles) => Partial<Roles>]>([
  ['ask for more signatures than they have', ({ roots }) => ({ roots: { ...roots, threshold: 3 } })],
  ['have other roots, who have not signed them', () => ({ roots: { keys: ['accounts'], threshold: 1 } })],
  ['follow another document than the one before', () => ({ previous: 'f'.repeat(64) })],
  ['leave out a revoked key', () => ({ revoked: {} })],
  ['have a revoked key again', ({ keys, revoked }) => ({ keys: { ...keys, ...keysIn(revoked) } })],
  ['have a key under two names', ({ keys }) => ({ keys: { ...keys, again: `${keys.accounts}` } })],
  ['say another version than their number', () => ({ version: 4 })],
  ['are of another bank', () => ({ deployment: 'another' })],
])('roles that %s do not count, though two roots have signed them', async (_, change) => {
  expect(await versionAfter({ ...next, ...change(next) }, 3, ['rootA', 'rootB'])).toBe(2);
});

test('a root that has signed a document twice counts once', async () => {
  await versionAfter(next, 3, ['rootA']);
  const { authority } = await readBank(world);
  const files = new Listing(new Set(await world.store.list('registry'))).of('roots');
  const signed = files.filter(({ number }) => number === 3);

  const signers = authority && signersOf(roles.deployment, [...signed, ...signed], rootsOf(authority).keys);

  expect(signers).toEqual(['rootA']);
});

test('roles that their own roots have signed do not count without enough of the roots before', async () => {
  const own = { ...next, roots: { keys: ['rootA', 'accounts'], threshold: 2 } };

  expect(await versionAfter(own, 3, ['rootA', 'accounts'])).toBe(2);
});

test('a bank begins with no roles that fewer roots have signed than its machines ask for, whatever the roles ask for', async () => {
  const first = { ...roles, version: 1, roots: { keys: ['rootA'], threshold: 1 } };

  expect(await versionAfter(first, 1, ['rootA'], new World())).toBeUndefined();
});

test('the roles in force stay so where roots sign others of the same version', async () => {
  const both = [next, { ...next, operators: ['operator', 'platform'] }];
  const place = { stream: 'roots' as const, number: 3 };
  const hashed = both.map(async (document) => {
    const { hash } = await writeDocument(new World().as('rootA'), { ...place, document }, () => '');
    return { document, hash };
  });
  // A gateway that starts takes the first.
  const [first, second] = (await Promise.all(hashed)).sort((one, other) => byText(one.hash, other.hash));
  const running = new BankReader(world.as('operator'));
  if (second) await versionAfter(second.document, 3, ['rootA', 'rootB']);
  await running.read();
  if (first) await versionAfter(first.document, 3, ['rootA', 'rootB']);

  expect((await running.read()).authority?.hash).toBe(second?.hash);
  expect((await readBank(world)).authority?.hash).toBe(first?.hash);
});
