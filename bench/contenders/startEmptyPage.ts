import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { root } from '@bank/checkout/workspace/paths.ts';
import type { Contender } from './Contender.ts';

/** The bank's logo and nothing else: no page that shows it can be quicker. */
export async function startEmptyPage(): Promise<Contender> {
  const logo = await readFile(path.join(root, 'shell/src/images/logo.svg'), 'utf8');
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Logo</title>${logo}</html>`;
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    name: 'empty page with the logo',
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
