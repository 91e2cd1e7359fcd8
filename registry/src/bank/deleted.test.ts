import { disable } from '../edits/disable.ts';
import { revoked } from '../grants/revoke.ts';
import { revise } from '../revisions/revise.ts';
import { signRoles } from '../revisions/signRoles.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { type Staffed, staffedBank } from '../testing/people.ts';
import { BankReader } from './BankReader.ts';

const reason = { by: 'operator', action: 'disable', app: 'mfe-cards', why: 'test' };

let bank: Staffed;
/** It runs all the time. */
let gateway: BankReader;

beforeEach(async () => {
  bank = await staffedBank();
  await releaseAll(bank.as.platform, shellBuild());
  await releaseAll(bank.as.cards, remoteBuild('cards'));
  await releaseAll(bank.as.bills, remoteBuild('bills'));
  gateway = new BankReader(bank.gateway);
});

async function deleteNewest(stream: string): Promise<void> {
  const { store } = bank.gateway;
  const [newest] = (await store.list(`registry/${stream}`)).sort().reverse();
  await store.remove(`registry/${stream}/${newest}`);
}

test('what an operator says is in force, also where somebody deleted what was said before', async () => {
  await revise(bank.as.operator, reason, disable('mfe-bills', 'Soon'));
  await gateway.read();
  await deleteNewest('operators');

  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));

  const { state } = await gateway.read();
  expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
});

test('a revoked key stops counting, also where somebody deleted the roles document before', async () => {
  const revoke = async (id: string) => {
    const { authority } = await new BankReader(bank.root).read();
    if (!authority) throw new Error('There are no roles.');
    await signRoles(bank.root, revoked(authority, id));
  };
  await revoke('bills');
  await gateway.read();
  await deleteNewest('roots');

  await revoke('cards');

  const { authority } = await gateway.read();
  expect(Object.values(authority?.roles.revoked ?? {}).map(({ name }) => name)).toEqual(['cards']);
});

test('what was deleted stays in force while nothing takes its place', async () => {
  await revise(bank.as.operator, reason, disable('mfe-cards', 'Soon'));
  await gateway.read();
  await deleteNewest('operators');

  const { state, problems } = await gateway.read();

  expect(state.remotes['mfe-cards']?.disabled).toEqual({ message: 'Soon' });
  expect(problems).toEqual([expect.stringContaining('has gone back: number 1 of registry/operators')]);
});
