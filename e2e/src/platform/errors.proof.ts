import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';

const CODE = `type Limits = { amount: number }[];

function firstOf(limits: Limits | undefined): number {
  return (limits as Limits)[0].amount;
}

setTimeout(() => firstOf(undefined));`;

test('what throws at a customer is one command away from its line in the sources, which no address shows', async ({
  page,
  launchBank,
  expectProblems,
}) => {
  expectProblems(/Cannot read properties of undefined/);
  const bank = await launchBank();
  await releaseBuild(
    bank,
    await buildRemote({ name: 'allowance', path: '/allowance', title: 'Allowance', heading: 'Limits', code: CODE }),
  );
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/mfe-allowance/')) scripts.push(response.url());
  });
  const reporting = page.waitForResponse(/watchVitals/);
  await page.goto(`${bank.url}allowance`);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeVisible();
  for (const script of scripts) expect((await page.request.get(`${script}.map`)).status()).toBe(404);
  await reporting;
  // The page sends what it has to tell when the customer leaves it.
  await page.goto('about:blank');

  const listed = async () => JSON.parse(await command(bank, 'errors', 'allowance', '--json')).errors;
  await expect.poll(listed).toEqual([expect.objectContaining({ kind: 'uncaught', name: 'TypeError', count: 1 })]);
  const [{ id, owner }] = await listed();
  const shown = await command(bank, 'errors', id);

  expect(owner).toBe('Allowance squad');
  expect(shown).toMatch(/TypeError: Cannot read properties of undefined/);
  expect(shown).toMatch(
    / {2}at firstOf \(mfe-allowance\/Page\.tsx:6:\d+\)\n {6}return \(limits as Limits\)\[0\]\.amount;\n/,
  );
});
