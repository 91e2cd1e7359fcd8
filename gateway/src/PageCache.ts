import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '@bank/registry/readArtifact.ts';
import type { ServedRegistry } from './PageSource.ts';
import type { Page } from './renderPage.ts';

/** The first customer waits for the compression; level 9 saves 1 % more in five times the time. */
const BROTLI_QUALITY = 5;

export interface EncodedPage extends Page {
  body: Buffer | string;
  encoding?: Encoding;
}

export class PageCache {
  private readonly pagesByRegistry = new WeakMap<ServedRegistry, Map<string, Promise<EncodedPage>>>();

  /** @param id tells pages of the same registry apart */
  get(served: ServedRegistry, id: string, encoding: Encoding | undefined, render: () => Page): Promise<EncodedPage> {
    const key = `${encoding} ${id}`;
    const pages = this.pagesByRegistry.get(served) ?? new Map<string, Promise<EncodedPage>>();
    this.pagesByRegistry.set(served, pages);
    const page = pages.get(key) ?? encode(render(), encoding);
    pages.set(key, page);
    return page;
  }
}

async function encode(page: Page, encoding: Encoding | undefined): Promise<EncodedPage> {
  if (!encoding) return { ...page, body: page.html };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const body = await (encoding === 'br'
    ? promisify(brotliCompress)(page.html, { params })
    : promisify(gzip)(page.html));
  return { ...page, body, encoding };
}
