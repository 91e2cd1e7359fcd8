import { generateKeyPairSync, sign } from 'node:crypto';
import { fingerprintOf } from '../signing/KeyFolder.ts';
import { remoteOf } from '../testing/World.ts';
import { Authority } from './Authority.ts';
import { firstRoles } from './firstRoles.ts';

const bytes = new TextEncoder().encode('a release');
const ada = generateKeyPairSync('ed25519');
const grace = generateKeyPairSync('ed25519');
const signatureOfAda = sign(null, bytes, ada.privateKey).toString('base64');
const [a, g] = [ada, grace].map(({ publicKey }) => fingerprintOf(publicKey)) as [string, string];
const keys = [
  { id: 'ada', key: ada.publicKey },
  { id: 'grace', key: grace.publicKey },
];
const authority = () => new Authority(firstRoles('bank', keys, 1));

test('a signature counts for the key that made it, and for no other one under whose fingerprint it is repeated', () => {
  expect(authority().signersOf(bytes, { [a]: signatureOfAda, [g]: signatureOfAda, x: signatureOfAda })).toEqual([a]);
  expect(authority().signersOf(bytes, { [g]: signatureOfAda })).toEqual([]);
});

test('a signature that was verified counts for the same bytes only', () => {
  const known = authority();

  expect(known.signersOf(bytes, { [a]: signatureOfAda })).toEqual([a]);
  expect(known.signersOf(bytes, { [a]: signatureOfAda })).toEqual([a]);
  expect(known.signersOf(new TextEncoder().encode('another one'), { [a]: signatureOfAda })).toEqual([]);
});

test('a release is served from its own folder, also where several squads have an address', () => {
  const squad = { keys: ['ada'], packages: ['mfe-accounts'], mounts: ['/*'], origins: ['https://cdn.example/'] };
  const roles = { ...firstRoles('bank', keys, 1), roles: { 'Accounts squad': squad } };
  const refusalAt = (base: string) => new Authority(roles).refusalOf({ ...remoteOf('accounts', 1), base }, [a]);

  for (const own of ['artifacts/', 'https://cdn.example/', 'https://cdn.example/bank/'])
    for (const version of ['', '1.0.0-0123456789/']) expect(refusalAt(`${own}mfe-accounts/${version}`)).toBeUndefined();
  for (const base of ['https://cdn.example/', 'https://cdn.example/mfe-cards/', 'https://evil.example/mfe-accounts/'])
    expect(refusalAt(base)).toContain(`is served from ${base}.`);
});
