import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { mountAddress } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import { BANK_TITLES } from '../build/catalogs/bankTitles.js';

const SUFFIX = '.tmpl';

export interface NewRemote {
  /** `mfe-allowance` */
  name: string;
  /** `/allowance`, or `/allowance/*` */
  mount: string;
  /** Then the page keeps the placeholder's header actions. */
  isInSidebar: boolean;
  /** The group of its entry in the sidebar. */
  group: string;
}

/** @param short the name without `mfe-` */
export function newRemote(short: string, mount: string): NewRemote {
  const isInSidebar = Object.values<string>(paths).includes(mountAddress(mount));
  return { name: `mfe-${short}`, mount, isInSidebar, group: 'Main' };
}

/** Writes a package into a checkout. @returns its folder @throws {OperatorError} when it exists already */
export async function createRemote(root: string, remote: NewRemote): Promise<string> {
  const folder = path.join(root, remote.name);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new OperatorError(`${folder} already exists. Choose another name.`);
    throw error;
  });
  await writeTemplates(['remote', 'package'], folder, remote);
  return folder;
}

/** @param kinds folders of templates @param edit changes what is written */
export async function writeTemplates(
  kinds: string[],
  folder: string,
  remote: NewRemote,
  edit = (text: string, _file: string) => text,
): Promise<void> {
  const values = valuesOf(remote);
  for (const kind of kinds) {
    const templates = path.join(templatesAround(import.meta.dirname), kind);
    const files = (await readdir(templates, { recursive: true })).filter((name) => name.endsWith(SUFFIX));
    for (const file of files) {
      const text = fill(await readFile(path.join(templates, file), 'utf8'), values);
      if (text.trim() === '') continue;
      const name = file
        .slice(0, -SUFFIX.length)
        .replace('/Page.', `/${values.PAGE}.`)
        .replace('/Widget.', `/${values.WIDGET}.`);
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, edit(text, name));
    }
  }
}

/** Works from the source, from the checkout's bundle and from the published package. */
function templatesAround(folder: string): string {
  const places = ['templates', 'platform/src/templates'].map((place) => path.join(folder, place));
  const found = places.find((place) => existsSync(path.join(place, 'remote')));
  const parent = path.dirname(folder);
  if (!found && parent === folder) throw new Error(`There are no templates around ${import.meta.dirname}.`);
  return found ?? templatesAround(parent);
}

function valuesOf({ name, mount, isInSidebar, group }: NewRemote): Record<string, string> {
  const short = name.replace(/^mfe-/, '');
  const words = wordsOf(short);
  const title = isInSidebar ? placeholderTitle(mount, words.join(' ')) : words.join(' ');
  const entry = `  navigation: [{ group: '${group.replaceAll("'", "\\'")}', label: '${title}', to: '${mountAddress(mount)}', icon: 'page' }],\n`;
  const header = `      header: { title: '${title}', actions: [] },\n`;
  return {
    NAME: name,
    SHORT: short,
    TITLE: title,
    OWNER: `${words.join(' ')} squad`,
    PAGE: `${words.join('')}Page`,
    WIDGET: `${words.join('')}Widget`,
    MOUNT: mount,
    ADDRESS: mountAddress(mount),
    PATH: mountAddress(mount).slice(1),
    HEADER: isInSidebar ? '' : header,
    NAVIGATION: isInSidebar ? '' : entry,
    // The bank's own are better than English.
    TITLES: BANK_TITLES.includes(title) ? '' : JSON.stringify({ [title]: title }, null, 2),
  };
}

function wordsOf(name: string): string[] {
  return name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

/** The page keeps the name that customers know, where its path says it. */
function placeholderTitle(mount: string, otherwise: string): string {
  const title = wordsOf(mountAddress(mount).split('/').at(-1) ?? '').join(' ');
  return BANK_TITLES.includes(title) ? title : otherwise;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/%([A-Z]+)%/g, (_, key: string) => values[key] ?? '');
}
