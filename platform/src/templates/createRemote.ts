import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mountAddress } from '@bank/shared/mounts';
import { OperatorError } from '../OperatorError.ts';

const SUFFIX = '.tmpl';

export interface NewRemote {
  /** `mfe-transfers` */
  name: string;
  /** `/transfers`, or `/transfers/*` */
  mount: string;
  /** Then the page keeps the placeholder's header actions. */
  isInSidebar: boolean;
  /** Of its entry in the sidebar. */
  group: string;
}

/** @returns the new package's folder @throws {OperatorError} when it exists already */
export async function createRemote(root: string, remote: NewRemote): Promise<string> {
  const folder = path.join(root, remote.name);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new OperatorError(`${folder} already exists. Choose another name.`);
    throw error;
  });
  const values = valuesOf(remote);
  const templates = path.join(root, 'platform/src/templates/remote');
  const files = (await readdir(templates, { recursive: true })).filter((name) => name.endsWith(SUFFIX));
  for (const file of files) {
    const text = await readFile(path.join(templates, file), 'utf8');
    const target = path.join(folder, file.slice(0, -SUFFIX.length).replace('/Page.', `/${values.PAGE}.`));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, fill(text, values));
  }
  return folder;
}

function valuesOf({ name, mount, isInSidebar, group }: NewRemote): Record<string, string> {
  const short = name.replace(/^mfe-/, '');
  const words = short.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const entry = `  navigation: [{ group: '${group.replaceAll("'", "\\'")}', label: '${title}', to: '${mountAddress(mount)}', icon: 'page' }],\n`;
  const header = `      header: { title: '${title}', actions: [] },\n`;
  return {
    NAME: name,
    SHORT: short,
    TITLE: title,
    PAGE: `${words.join('')}Page`,
    MOUNT: mount,
    ADDRESS: mountAddress(mount),
    HEADER: isInSidebar ? '' : header,
    NAVIGATION: isInSidebar ? '' : entry,
  };
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/%([A-Z]+)%/g, (_, key: string) => values[key] ?? '');
}
