import { readRecordedScreens, writeRecord } from './recordedScreens.ts';
import { withBanks } from './withBanks.ts';

const screens = await withBanks(({ sample }, browser) => readRecordedScreens(browser, sample));
await writeRecord(screens);
console.log(`The places of ${Object.keys(screens).length} screens are recorded anew.`);
