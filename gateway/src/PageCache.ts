import type { Encoding } from '@bank/registry/readArtifact.ts';
import { encodeText } from './encodeText.ts';
import type { ServedRegistry } from './PageSource.ts';
import type { Page } from './renderPage.ts';

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
  return { ...page, body: await encodeText(page.html, encoding), ...(encoding && { encoding }) };
}
