import { expect, test } from '../fixtures.ts';
import { comparePlaces } from '../screens/places.ts';
import { readRecord, readRecordedScreens } from '../screens/recordedScreens.ts';

test('headings, links, buttons and fields are where they were; `npm run screens:keep` records where they are now', async ({
  browser,
  bank,
}) => {
  const recorded = await readRecord();
  const screens = await readRecordedScreens(browser, bank.url);
  expect(Object.keys(screens)).toEqual(Object.keys(recorded));

  const moved = Object.entries(recorded).flatMap(([name, places]) =>
    comparePlaces(places, screens[name] ?? {}).map((difference) => `${name}: ${difference}`),
  );
  expect(moved).toEqual([]);
});
