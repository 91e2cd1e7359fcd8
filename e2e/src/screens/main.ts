import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../bank/runCli.ts';
import { reachable, readChoice } from './choice.ts';
import { contactSheet, type Shot } from './contactSheet.ts';
import { type Look, openState } from './openState.ts';
import { withBank } from './withBank.ts';

const folder = path.join(root, '.cache/screens');
const screens = reachable(readChoice(process.argv.slice(2)));
const shots: Shot[] = [];

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
await withBank(async (url, browser) => {
  for (const { state, look } of screens) {
    const page = await openState(browser, url, state, look);
    const file = fileOf(state.name, look);
    await page.screenshot({ path: path.join(folder, file), fullPage: true });
    await page.context().close();
    shots.push({ state: state.name, look, file });
    console.log(`${shots.length} of ${screens.length}: ${file}`);
  }
});
const sheet = path.join(folder, 'index.html');
await writeFile(sheet, contactSheet(shots));
console.log(`All screens: ${pathToFileURL(sheet)}`);

function fileOf(state: string, { width, theme, language }: Look): string {
  return `${state.replaceAll(/[^a-z0-9]+/g, '-')}.${width}.${theme}.${language}.png`;
}
