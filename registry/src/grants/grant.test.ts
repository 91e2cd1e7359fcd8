import { BankReader } from '../bank/BankReader.ts';
import type { PackageContent } from '../bank/drafts.ts';
import { setCanary } from '../edits/canary.ts';
import { pin } from '../edits/pin.ts';
import { readCandidate, release } from '../release/release.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { knownKeys } from '../signing/KeyFolder.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '../testing/deployment.ts';
import { type Person, staffedBank } from '../testing/people.ts';
import { writeRaw } from '../testing/writeRaw.ts';
import { granted } from './grant.ts';
import type { BegunBank } from './lossUnder.ts';

const reason = { by: 'test', action: 'test', app: 'mfe-cards', why: 'test' };
const cards = (content: string) => remoteBuild('cards', {}, { 'page.js': content });

/** One team of three has all roles; the operator is somebody else. */
async function teamBank() {
  const keys: Person[] = ['platform', 'ada', 'grace'];
  const everything = { keys, packages: ['*'], mounts: ['/*'], origins: [] };
  const { root, gateway, as } = await staffedBank({ roles: { 'Platform team': everything }, signatures: {} });
  await releaseAll(as.platform, shellBuild(), cards('one'));
  const read = async () => (await new BankReader(gateway).read()) as BegunBank;
  return { root, as, read };
}

const nothing = { packages: [], mounts: [], origins: [], isOperator: false, isRoot: false, isJudge: false };

async function newKey(id: string) {
  const text = await (await emptyDeployment()).keys.publicKey();
  const [key] = knownKeys({ [id]: text.slice('test='.length) });
  if (!key) throw new Error('There is no key.');
  return key;
}

async function give(bank: BegunBank, root: TestDeployment, squad = 'cards'): Promise<string[]> {
  const key = await newKey('cards-2027');
  const grant = { ...nothing, packages: [`mfe-${squad}`], mounts: [`/${squad}/*`] };
  const { roles, kept } = granted(bank, { role: 'Cards squad', key, ...grant });
  expect(roles.roles['Cards squad']?.keys).toEqual(['cards-2027', ...kept]);
  await signRoles(root, roles);
  return kept;
}

test('the role keeps who signed the active version, the canary and the newest document, and nobody else', async () => {
  const { root, as, read } = await teamBank();
  const canary = await readCandidate(await folderWith(cards('two')));
  await release(as.ada, canary, { by: 'test', why: 'test', to: 5 });
  await revise(as.grace, reason, setCanary('mfe-cards', canary.release.version, 10));
  const before = await read();

  expect(await give(before, root)).toEqual(['platform', 'ada', 'grace']);

  const { registry, problems } = await read();
  expect([registry?.shell, registry?.remotes]).toEqual([before.registry?.shell, before.registry?.remotes]);
  expect(problems).toEqual([]);
});

test('the role keeps who signed the version that an operator has pinned, beside another one that would be active', async () => {
  const { root, as, read } = await teamBank();
  await revise(as.operator, reason, pin('mfe-cards'));
  const held = await readCandidate(await folderWith(cards('two')));
  await release(as.ada, held, { by: 'test', why: 'test', to: 'nobody' });
  const channel = { active: held.release.version, previous: [] };
  await writeRaw<PackageContent>(as.ada, 'packages/mfe-cards', (content) => ({ ...content, channel }));
  const before = await read();
  expect(before.registry?.remotes['mfe-cards']?.active).not.toBe(held.release.version);

  expect(await give(before, root)).toEqual(['platform', 'ada']);

  expect((await read()).registry?.remotes).toEqual(before.registry?.remotes);
});

test('the role has its own key alone where nothing of the package is live', async () => {
  const { root, as, read } = await teamBank();
  const bills = await readCandidate(await folderWith(remoteBuild('bills')));
  await release(as.platform, bills, { by: 'test', why: 'test', to: 'nobody' });

  expect(await give(await read(), root, 'bills')).toEqual([]);
});

test('a judge needs no role, and a key without any right needs one', async () => {
  const { read } = await teamBank();
  const bank = await read();
  const key = await newKey('gateway');

  const { roles } = granted(bank, { ...nothing, role: 'Gateways', key, isJudge: true });

  expect(roles.judges).toEqual(['gateway']);
  expect(Object.keys(roles.roles)).toEqual(['Platform team']);
  expect(() => granted(bank, { ...nothing, role: 'Gateways', key })).toThrow('There is no role "Gateways" yet.');
});
