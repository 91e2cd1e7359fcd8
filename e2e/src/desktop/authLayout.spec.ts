import { expect, test } from '../fixtures.ts';

test('hides the pictures under 768 px and puts the bank’s mark above the form; gives them half of a medium screen and 70 % of a large one', async ({
  page,
}) => {
  const pictures: string[] = [];
  page.on('request', (request) => request.url().includes('background-') && pictures.push(request.url()));
  await page.setViewportSize({ width: 767, height: 900 });
  await page.goto('auth/login');
  const mark = await page.getByRole('main').getByText('International Bank').first().boundingBox();
  const heading = await page.getByRole('heading', { name: 'Welcome Back' }).boundingBox();
  expect(mark?.y).toBeLessThan(heading?.y ?? 0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  expect(pictures).toEqual([]);

  const stage = page.getByRole('complementary', { name: 'International Bank' });
  for (const [width, share] of [
    [768, 0.5],
    [900, 0.5],
    [1440, 0.7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(stage).toBeVisible();
    const box = await stage.boundingBox();
    expect(box?.x, `${width} px`).toBe(0);
    expect(Math.abs((box?.width ?? 0) / width - share), `${width} px`).toBeLessThan(0.03);
  }
  await expect(stage.getByRole('link', { name: 'Visit site' })).toHaveAttribute(
    'href',
    'https://www.international-bank.example/',
  );
});
