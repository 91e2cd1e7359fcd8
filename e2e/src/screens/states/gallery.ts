import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { keepToast } from '../steps.ts';

/** Parts that are loading are among what it shows. */
const of = (name: string, reach?: (page: Page) => Promise<unknown>, only?: ScreenState['only']): ScreenState => ({
  name: `gallery${name}`,
  path: 'gallery',
  mode: 'gallery',
  isBusy: true,
  ...(only && { only }),
  reach: async (page) => {
    await page.locator('main details').last().waitFor();
    await reach?.(page);
  },
});

/** Unlike all else, examples are in English in every language. */
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const open = (name: string, role: 'dialog' | 'menu') => async (page: Page) => {
  await press(name)(page);
  await page.getByRole(role).waitFor();
};

/** Every part of `@bank/shared/ui`, and what opens from one. */
export const galleryStates: ScreenState[] = [
  of(''),
  of(': source', (page) => page.locator('main summary').first().click()),
  of(': menu', open('Actions', 'menu')),
  of(': menu of choices', open('Newest first', 'menu')),
  of(': small dialog', open('Open a small dialog', 'dialog')),
  of(': medium dialog', open('Open a medium dialog', 'dialog')),
  of(': large dialog', open('Open a large dialog', 'dialog')),
  of(': sheet', open('Open a sheet', 'dialog')),
  of(': broken part', press('Break this part')),
  of(
    ': tooltip',
    async (page) => {
      await page.getByRole('button', { name: 'Top', exact: true }).hover();
      await page.getByRole('tooltip').waitFor();
    },
    'desktop',
  ),
  of(': toasts', async (page) => {
    for (const name of ['Show that it worked', 'Show that it failed', 'Show some news']) await press(name)(page);
    await keepToast(page);
  }),
];
