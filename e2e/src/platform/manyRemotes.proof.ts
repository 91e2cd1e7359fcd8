import { alterBuild } from '../bank/alterBuild.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, test } from '../fixtures.ts';

/** Above sixteen remotes, pages carry details only for what is on screen. */
const OTHERS = 9;

test('a page of a big bank fetches a remote’s entry when it is opened, and not before', async ({
  page,
  launchBank,
}) => {
  const bank = await launchBank({ without: ['mfe-alerts'] });
  for (let index = 0; index < OTHERS; index++) {
    await releaseBuild(
      bank,
      await alterBuild('mfe-accounts', (text, file) => (file === 'bank.json' ? renamed(text, index) : text)),
    );
  }
  const details = new Set<string>();
  // Pointing at the link asks, and so may opening it before the answer is there; the browser fetches once.
  page.on('request', (request) => /\/remotes\/.*\.json/.test(request.url()) && details.add(request.url()));
  await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
  await expect(async () => {
    await page.goto(`${bank.url}dashboard`);
    expect(await page.locator('#bank-registry').textContent()).toContain('"details"');
  }).toPass();
  await expect(page.getByText('Net Worth')).toBeVisible();
  expect([...details]).toEqual([]);

  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
  expect([...details]).toEqual([expect.stringContaining('/remotes/mfe-accounts/')]);
});

function renamed(text: string, index: number): string {
  const { navigation: _, mounts, ...manifest } = JSON.parse(text);
  const others = mounts.map((mount: object) => ({ ...mount, path: `/other/${index}` }));
  return JSON.stringify({ ...manifest, name: `mfe-other-${index}`, mounts: others });
}
