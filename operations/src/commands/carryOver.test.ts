import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { oldBank } from '@bank/registry/oldForm/testing/oldBank.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { drillSteps } from '../testing/drillSteps.ts';
import { runBankWith } from '../testing/runBank.ts';

const HOLDERS: Record<string, string[]> = {
  'two holders of root keys': ['vault-a', 'vault-b'],
  'an operator': ['duty'],
};

async function staffedBank() {
  const bank = await oldBank('staffed');
  const file = path.join(await emptyFolder(), 'bank.config.json');
  await writeFile(file, JSON.stringify({ ...config, rootThreshold: 2 }));
  const run = async (key: string, ...args: string[]) => runBankWith(await bank.as(key), { BANK_CONFIG: file }, ...args);
  return { bank, run };
}

test('the lines of docs/operations.md carry a store over, and say so', async () => {
  const { bank, run } = await staffedBank();
  const [steps = [], ...others] = await drillSteps('A store of the form before');
  expect(others).toEqual([]);
  const said: string[] = [];
  for (const { who, args } of steps)
    for (const key of HOLDERS[who] ?? []) {
      const { code, stdout, stderr } = await run(key, ...args);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      said.push(stdout);
    }

  const [first, second, carried, removed] = said;
  expect(said).toHaveLength(4);
  expect(first).toContain('signed by vault-a. It needs 1 more: the next holder of a root key runs the same command.');
  expect(second).toContain('It is in force.\nRoots: vault-a, vault-b. Operators, of whom one runs this command: duty.');
  expect(carried).toContain('Carried over: revision 12 of the form before is revision 17 now.');
  for (const row of ['mfe-accounts.* 2 +pinned', 'mfe-bills.* 2 +disabled', 'mfe-loans +– .* 1 ', 'shell.* 3 '])
    expect(carried).toMatch(new RegExp(`^${row}`, 'm'));
  expect(carried).toContain('Left out: Revision 13 of the form before is not signed by a key that has a role.');
  expect(carried).toMatch(/Left out: mfe-cards \S+: no key of its role vouches for this release\./);
  const files = bank.files.length;
  expect(carried).toContain(`${files} files of the form before are still there.`);
  expect(removed).toBe(`Carried over already (revision 17).\nRemoved ${files} files of the form before.\n`);
  expect(await run('duty', 'carry-over')).toMatchObject({ code: 0, stdout: 'Carried over already (revision 17).\n' });
});

test('prints data', async () => {
  const { run } = await staffedBank();
  const data = async (key: string) => JSON.parse((await run(key, 'carry-over', '--json')).stdout);

  expect(await data('vault-a')).toMatchObject({ roles: { signers: ['vault-a'], missing: 1 } });
  await data('vault-b');
  expect(await data('duty')).toMatchObject({
    ...{ before: 12, revision: 17, signedAgain: [] },
    packages: expect.arrayContaining([
      expect.objectContaining({ app: 'mfe-bills', disabled: { message: 'Back at 6 pm.' } }),
    ]),
  });
  expect(await data('duty')).toMatchObject({ already: true, revision: 17 });
});

test.each([['status'], ['log'], ['renew'], ['roles'], ['disable', 'cards', '--message', 'Soon'], ['gc']])(
  'other commands name the command that comes first: %s',
  async (...args) => {
    const { run } = await staffedBank();

    const { code, stderr } = await run('duty', ...args);

    expect(code).toBe(1);
    expect(stderr).toContain('is served and not changed. Carry it over: npm run bank -- carry-over');
  },
);

test('removes nothing before a bank is carried over', async () => {
  const { bank, run } = await staffedBank();

  await run('vault-a', 'carry-over', '--remove-old');

  expect(await bank.store.list('registry')).toEqual(expect.arrayContaining(bank.files));
});
