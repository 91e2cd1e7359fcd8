import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { acceptByApi, fillAndSubmit, submit, waitForAlert } from '../steps.ts';

const CODE = '[autocomplete="one-time-code"]';
const PASSWORD = 'Orange-Tree-7';

async function fillAccount(page: Page): Promise<void> {
  await fillAndSubmit(page, '12345678', 'P1234567', '+1 555 010 0134');
  await page.locator('input[type="date"]').waitFor();
}

async function fillPerson(page: Page): Promise<void> {
  await fillAccount(page);
  await fillAndSubmit(page, 'Amelia', 'Hart', '1988-04-12', 'amelia.hart@mail.example');
  await page.getByRole('checkbox').waitFor();
}

/** The live bank asks for a code first. */
async function fillSecurity(page: Page, ...values: string[]): Promise<void> {
  const code = (await page.locator(CODE).count()) > 0 ? ['123456'] : [];
  await fillAndSubmit(page, ...code, ...values);
}

async function register(page: Page): Promise<void> {
  await fillPerson(page);
  await page.getByRole('checkbox').check();
  await fillSecurity(page, 'amelia.hart', PASSWORD, PASSWORD);
}

const of = (name: string, reach?: ScreenState['reach'], more: Partial<ScreenState> = {}): ScreenState => ({
  name: `registration ${name}`,
  path: 'auth/register',
  isPublic: true,
  reach,
  ...more,
});

export const registrationStates: ScreenState[] = [
  of('1: account'),
  of('1: empty fields', submit),
  of('1: wrong entries', (page) => fillAndSubmit(page, '-', 'P1234567', 'none')),
  of('1: leave?', async (page) => {
    await page.locator('form input').first().fill('12345678');
    await page.locator('main button:not(form *, [aria-haspopup])').first().click();
    await page.getByRole('alertdialog').waitFor();
  }),
  of('2: person', fillAccount),
  of('2: empty fields', async (page) => {
    await fillAccount(page);
    await submit(page);
  }),
  of('3: security', fillPerson),
  of('3: empty fields', async (page) => {
    await fillPerson(page);
    await submit(page);
  }),
  of('3: weak password', async (page) => {
    await fillPerson(page);
    await fillSecurity(page, 'amelia', 'orange', 'apple');
  }),
  of(
    '3: wrong code',
    async (page) => {
      await register(page);
      await page.locator(`${CODE}[aria-invalid="true"]`).waitFor();
    },
    { mode: 'live' },
  ),
  of(
    '3: bank not reached',
    async (page) => {
      await register(page);
      await waitForAlert(page);
    },
    { mode: 'live', prepare: (page) => page.route('**/api/v1/registrations', (route) => route.abort()) },
  ),
  of(
    'received',
    async (page) => {
      await register(page);
      await page.locator('form').waitFor({ state: 'detached' });
    },
    { prepare: acceptByApi('/registrations') },
  ),
];
