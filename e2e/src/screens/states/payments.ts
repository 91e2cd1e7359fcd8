import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { confirm, failApi, openDialog, passTime, submit } from '../steps.ts';

const internal = 'transfers/internal';
const external = 'transfers/external';
const wire = 'transfers/wire';

async function fillInternal(page: Page): Promise<void> {
  await page.locator('form input[name="amount"]').fill('250');
  await page.locator('form input[name="to"]').first().check();
  await submit(page);
  await page.locator('main dl').waitFor();
}

const inWire = (page: Page, name: string) => page.locator(`form input[name="${name}"]`);

async function calculateWire(page: Page): Promise<void> {
  const fields = { amount: '400', recipient: 'Anna Weber', number: 'DE89 3704 0044 0532 0130 00' };
  for (const [name, value] of Object.entries(fields)) await inWire(page, name).fill(value);
  await page.locator('form input[name="bic"][value="COBADEFF"]').waitFor();
  await page.locator('form input[name="debit"]:not([value=""])').waitFor();
}

async function fillWire(page: Page): Promise<void> {
  await calculateWire(page);
  await submit(page);
  await page.locator('main form').waitFor({ state: 'detached' });
}

async function askForCode(page: Page): Promise<void> {
  await fillWire(page);
  await page.locator('main button').last().click();
  await page.locator('dialog input').waitFor();
}

async function askToRemove(page: Page): Promise<void> {
  await page.locator('form input[name="payee"]').first().check();
  await page.locator('form [aria-haspopup="dialog"]').last().click();
  await page.getByRole('alertdialog').waitFor();
}

async function reviewImport(page: Page): Promise<void> {
  const content = 'Name,Account,Amount,Reference\nAna Maria,40001100,20.55,May\nAna Maria,40001102,ten,June\n';
  const file = { name: 'may.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.locator('form input[type="file"]').setInputFiles(file);
  await page.getByText('may.csv', { exact: false }).waitFor();
  await submit(page);
  await page.locator('main dl').waitFor();
}

export const paymentsStates: ScreenState[] = [
  { name: 'transfers', path: 'transfers' },
  { name: 'transfers: failed', path: 'transfers', mode: 'live', prepare: failApi('/orders') },
  { name: 'transfers/internal', path: internal },
  { name: 'transfers/internal: empty fields', path: internal, reach: submit },
  { name: 'transfers/internal: new customer', path: internal, mode: 'live', username: 'newcomer' },
  { name: 'transfers/internal: review', path: internal, reach: fillInternal },
  {
    name: 'transfers/internal: answer lost',
    path: internal,
    mode: 'live',
    prepare: (page) => page.route('**/api/v1/transfers', (route) => route.abort()),
    reach: async (page) => {
      await fillInternal(page);
      await page.locator('main button').last().click();
      await page.locator('main [role="status"]').waitFor();
    },
  },
  {
    name: 'transfers/internal: repeats',
    path: internal,
    reach: async (page) => {
      await page.locator('form input[name="when"]').last().check();
      await submit(page);
    },
  },
  { name: 'transfers/external', path: external },
  { name: 'transfers/external: empty fields', path: external, reach: submit },
  { name: 'transfers/external: a bill', path: `${external}?for=bill`, mode: 'sample' },
  { name: 'transfers/external: new customer', path: external, mode: 'live', username: 'newcomer' },
  { name: 'transfers/external: add a payee', path: external, reach: openDialog },
  {
    name: 'transfers/external: name is another',
    path: external,
    mode: 'sample',
    reach: async (page) => {
      await openDialog(page);
      const fields = page.locator('dialog input');
      await fields.nth(0).fill('Noah Beck');
      await fields.nth(1).fill('4000 1102');
      await page.locator('dialog button[type="submit"]').click();
      await page.locator('dialog [role="status"]').waitFor();
    },
  },
  { name: 'transfers/external: remove a payee', path: external, mode: 'sample', reach: askToRemove },
  {
    name: 'transfers/external: payee removed',
    path: external,
    mode: 'sample',
    reach: async (page) => {
      await askToRemove(page);
      await confirm(page);
    },
  },
  { name: 'transfers/wire', path: wire },
  { name: 'transfers/wire: empty fields', path: wire, reach: submit },
  { name: 'transfers/wire: calculated', path: wire, reach: calculateWire },
  {
    name: 'transfers/wire: no price',
    path: wire,
    mode: 'live',
    prepare: failApi('/wires/prices?*'),
    reach: async (page) => await page.locator('form [role="status"] button').waitFor(),
  },
  {
    name: 'transfers/wire: BIC of another bank',
    path: wire,
    mode: 'sample',
    reach: async (page) => {
      await calculateWire(page);
      await inWire(page, 'bic').fill('DEUTDEFF');
    },
  },
  { name: 'transfers/wire: review', path: wire, reach: fillWire },
  {
    name: 'transfers/wire: new code',
    path: wire,
    mode: 'sample',
    reach: async (page) => {
      await askForCode(page);
      await page.locator('dialog button[type="button"]').last().click();
      await page.locator('dialog [role="status"]:not(:empty)').waitFor();
    },
  },
  {
    name: 'transfers/wire: quote expired',
    path: wire,
    mode: 'sample',
    prepare: (page) => page.clock.install(),
    reach: async (page) => {
      await fillWire(page);
      await passTime('10:01')(page);
    },
  },
  {
    name: 'transfers/wire: receipt',
    path: wire,
    mode: 'sample',
    // It stays on its way for as long as one looks.
    prepare: (page) => page.clock.setFixedTime(Date.now()),
    reach: async (page) => {
      await askForCode(page);
      await page.locator('dialog input').fill('000000');
      await page.locator('dialog button[type="submit"]').click();
      await page.locator('#receipt-title').waitFor();
    },
  },
  { name: 'transfers/import', path: 'transfers/import' },
  { name: 'transfers/import: review', path: 'transfers/import', mode: 'sample', reach: reviewImport },
  { name: 'transfers/orders', path: 'transfers/orders/QX41-7093', mode: 'sample' },
  { name: 'transfers/orders: not found', path: 'transfers/orders/none' },
  { name: 'transfers/orders: failed', path: 'transfers/orders/none', mode: 'live', prepare: failApi('/orders/*') },
];
