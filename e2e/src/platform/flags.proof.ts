import { randomBytes } from 'node:crypto';
import { isInCanary } from '@bank/gateway/cohort.ts';
import { become } from '../bank/become.ts';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';

const SHARE = 50;
/** It throws in an effect while the flag is on, which takes nothing from the screen. */
const CODE = `import { bindFlags } from '@bank/shared/contract';
import { useEffect } from 'react';

const { useFlag } = bindFlags('mfe-allowance');

function useHeading() {
  const canRollOver = useFlag('rollover', false);
  useEffect(() => {
    if (canRollOver) setTimeout(() => JSON.parse('no year'));
  }, [canRollOver]);
  return canRollOver ? 'Plan your year' : 'Plan your month';
}`;

test('a flag reaches half of the customers without a release, and a page those alone whom it is for', async ({
  page,
  launchBank,
  beacons,
  expectProblems,
}) => {
  expectProblems(/no year/);
  const bank = await launchBank();
  await releaseBuild(
    bank,
    await buildRemote({
      name: 'allowance',
      path: '/allowance',
      title: 'Allowance',
      code: CODE,
      heading: '{useHeading()}',
      flags: { rollover: { default: false, owner: 'Allowance squad', until: '2999-12-31' } },
      others: [{ path: '/allowance/goals', for: { flag: 'rollover', groups: ['private'] } }],
    }),
  );
  const told = async () => {
    await beacons.flush();
    return beacons.events.flatMap((event) =>
      event.type === 'visit' && event.part.startsWith('/allowance') ? event.flags : [],
    );
  };
  const heading = (name: string) => page.getByRole('heading', { level: 2, name });
  const [inside, outside] = [customer(true), customer(false)];
  await become(page, bank, inside);
  await page.goto(`${bank.url}auth/login`);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await page.goto(`${bank.url}allowance`);
  await expect(heading('Plan your month')).toBeVisible();
  await expect.poll(told).toContain('rollover=false');

  await test.step('half of the customers have it a moment later', async () => {
    await command(bank, 'flag', 'allowance.rollover', '--on', `${SHARE}%`, '--why', 'First readers');
    await expect(async () => {
      await page.goto(`${bank.url}allowance`);
      await expect(heading('Plan your year')).toBeVisible({ timeout: 3000 });
    }).toPass();
    await become(page, bank, outside);
    await page.goto(`${bank.url}allowance`);
    await expect(heading('Plan your month')).toBeVisible();
    expect(await command(bank, 'status', 'allowance')).toContain('allowance.rollover is on for 50 % (Allowance squad');
  });

  await test.step('a link to a page that is for others says so politely', async () => {
    for (const cohort of [outside, inside, `${outside}.private`]) {
      await become(page, bank, cohort);
      await page.goto(`${bank.url}allowance/goals`);
      await expect(page.getByText('This page isn’t part of your online banking')).toBeVisible();
    }
    await become(page, bank, `${inside}.private`);
    await page.goto(`${bank.url}allowance/goals`);
    await expect(heading('Plan your year')).toBeVisible();
    await expect.poll(told).toContain('rollover=true');
  });

  await test.step('its errors are compared by what customers got of the flag', async () => {
    const shown = async () => {
      const [error] = JSON.parse(await command(bank, 'errors', 'allowance', '--json')).errors;
      return error ? command(bank, 'errors', error.id) : '';
    };
    await expect.poll(shown).toMatch(/with rollover=true: in [1-9]/);
    expect(await shown()).toMatch(/with rollover=false: in 0 of \d+ visits \(0\.0 %\)/);
  });
});

/** @returns the cohort of a customer within the share, or outside it */
function customer(isInside: boolean): string {
  const cohorts = Array.from({ length: 100 }, () => randomBytes(8).toString('hex'));
  return cohorts.find((one) => isInCanary('mfe-allowance rollover', one, SHARE) === isInside) ?? '';
}
