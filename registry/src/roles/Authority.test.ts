import { generateKeyPairSync, sign } from 'node:crypto';
import { fingerprintOf } from '../signing/KeyFolder.ts';
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
