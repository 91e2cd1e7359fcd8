import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import type { Page } from '@playwright/test';
import { root } from '../bank/runCli.ts';
import { findByAxe } from '../findByAxe.ts';
import { readChoice, textSizeFlag } from './choice.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { inParallel } from './inParallel.ts';
import type { Look } from './openState.ts';
import { showLooks } from './showLooks.ts';
import { withBanks } from './withBanks.ts';

/** It lies above the screen, which a picture of the whole page shows where the page is scrolled. */
const WITHOUT_SKIP_LINK = 'a[href="#content"]:not(:focus) { visibility: hidden; }';
const folder = path.join(root, '.cache/screens');
const visits = readChoice(process.argv.slice(2));
const count = visits.reduce((sum, { looks }) => sum + looks.length, 0);
const shots: Shot[] = [];
let violations = 0;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const failures = await withBanks(
  (urls, browser) =>
    inParallel(visits, (visit) =>
      showLooks(browser, urls, visit, async (page, look) => {
        const { name: state } = visit.state;
        const file = fileOf(state, look);
        const found = await findByAxe(page, look.theme === visit.looks[0]?.theme ? 'all' : 'colors');
        await adoptStyle(page, WITHOUT_SKIP_LINK);
        await page.screenshot({ path: path.join(folder, file), fullPage: true });
        await adoptStyle(page, '');
        shots.push({ state, look, file });
        violations += found.length;
        console.log([`${shots.length} of ${count}: ${file}`, ...found].join('\n  '));
      }),
    ),
  [...chromiumFlags, textSizeFlag(process.argv.slice(2))],
);
const sheet = path.join(folder, 'index.html');
await writeFile(sheet, contactSheet(shots));
console.log(`All screens: ${pathToFileURL(sheet)}`);
if (failures.length > 0) console.error(`${failures.length} of them could not be shown.`);
if (violations > 0) console.error(`axe found ${violations} violations; they are named above.`);
if (failures.length + violations > 0) process.exitCode = 1;

/** Unlike an element, the bank's content policy lets it pass. */
async function adoptStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

function fileOf(state: string, { width, theme, language, mode }: Look): string {
  return `${state.replaceAll(/[^a-z0-9]+/g, '-')}.${width}.${theme}.${language}.${mode}.png`;
}
