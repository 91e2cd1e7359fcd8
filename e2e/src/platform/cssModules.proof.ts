import type { Page } from '@playwright/test';
import { buildRemote } from '../bank/buildRemote.ts';
import { command } from '../bank/command.ts';
import { changeAndWait, passFiveMinutes } from '../bank/passFiveMinutes.ts';
import { releaseBuild } from '../bank/releases.ts';
import { expect, onOneAndManyOrigins, test } from '../fixtures.ts';

// A part without Arabic texts is shown in English, and from left to right.
const CODE = `import './locales/ar.json';
import styles from './page.module.css';
const Mark = () => <Button className={styles.mark}>Mark</Button>;`;
/** A button of the bank has another margin and another height. */
const STYLES = `.mark {
  margin-inline: 40px 3px;
  min-block-size: 99px;
}`;
const FILES = { 'page.module.css': STYLES, 'locales/en.json': '{}', 'locales/ar.json': '{}' };

onOneAndManyOrigins(() => {
  test('a CSS Module of a remote styles its page, mirrored in Arabic, and nothing once it is left or out of service', async ({
    page,
    launchBank,
  }) => {
    const bank = await launchBank({ without: ['mfe-bills'] });
    const source = {
      name: 'bills',
      path: '/bills',
      title: 'Bills & Payments',
      heading: '<Mark />',
      code: CODE,
      files: FILES,
    };
    await releaseBuild(bank, await buildRemote(source), bank.artifactsOf('mfe-bills'));
    await page.clock.install();
    await page.context().addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    const mark = page.getByRole('button', { name: 'Mark' });
    await page.goto(`${bank.url}bills`);
    await expect(mark).toHaveCSS('margin', '0px 3px 0px 40px');
    await expect(mark).toHaveCSS('min-height', '99px');

    await test.step('its file has the hash of the registry', async () => {
      const { remotes } = await (await page.request.get(`${bank.url}registry.json`)).json();
      const { integrity } = remotes.find(({ name }: { name: string }) => name === 'mfe-bills');
      const link = page.locator('link[rel="stylesheet"]');
      const href = await link.evaluate((element: HTMLLinkElement) => element.href);
      const address = Object.keys(integrity).find((url) => new URL(url, bank.url).href === href) ?? '';
      await expect(link).toHaveAttribute('integrity', integrity[address]);
    });

    await test.step('it applies while its page is open', async () => {
      const className = (await mark.getAttribute('class')) ?? '';
      await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
      expect(await marginOf(page, className)).toBe('0px');
      await page.goBack();
      await expect(mark).toHaveCSS('margin-left', '40px');
    });

    await test.step('in Arabic it is mirrored', async () => {
      await page.context().addCookies([{ name: 'bank:language', value: 'ar', url: bank.url }]);
      await page.reload();
      await expect(mark).toHaveCSS('margin', '0px 40px 0px 3px');
      await page.context().clearCookies({ name: 'bank:language' });
    });

    await test.step('a remote that is out of service leaves no style behind', async () => {
      await page.goto(`${bank.url}bills`);
      const className = (await mark.getAttribute('class')) ?? '';
      await changeAndWait(page, bank, () => command(bank, 'disable', 'bills', '--message', 'Back at noon.'));
      await passFiveMinutes(page);
      await page.getByRole('link', { name: 'Cards', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('Back at noon.')).toBeVisible();
      expect(await marginOf(page, className)).toBe('0px');
    });
  });
});

/** @returns that of a new element with the class of the bundler, not those of styled-components */
function marginOf(page: Page, className: string): Promise<string> {
  return page.evaluate((all) => {
    const element = document.createElement('div');
    element.className = all.split(' ').find((name) => name.startsWith('mfe-bills-mark')) ?? 'missing';
    if (element.className === 'missing') return element.className;
    document.body.append(element);
    const { marginInlineStart } = getComputedStyle(element);
    element.remove();
    return marginInlineStart;
  }, className);
}
