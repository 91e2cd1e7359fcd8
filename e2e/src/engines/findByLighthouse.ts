import type { Page } from '@playwright/test';
import type { Finding } from './engines.ts';
import { importEngine } from './package.ts';

interface OtherPage {
  url: () => string;
}
interface Puppeteer {
  default: {
    connect: (to: { browserURL: string; defaultViewport: null }) => Promise<{
      pages: () => Promise<OtherPage[]>;
      disconnect: () => Promise<void>;
    }>;
  };
}
interface Audit {
  id: string;
  score: number | null;
  details?: { items?: { node?: { snippet?: string } }[] };
}
interface Lighthouse {
  snapshot: (page: OtherPage, options: object) => Promise<{ lhr: { audits: Record<string, Audit> } }>;
}

/** Where `withBank` lets a second client look at its pages. */
export const DEBUGGING_PORT = 9334;

const config = {
  extends: 'lighthouse:default',
  settings: { onlyCategories: ['accessibility'], screenEmulation: { disabled: true } },
};

/** Of the page as it is: menus and dialogs stay open. */
export async function findByLighthouse(page: Page): Promise<Finding[]> {
  const { default: puppeteer } = await importEngine<Puppeteer>('puppeteer-core');
  const { snapshot } = await importEngine<Lighthouse>('lighthouse');
  const browser = await puppeteer.connect({
    browserURL: `http://localhost:${DEBUGGING_PORT}`,
    defaultViewport: null,
  });
  try {
    const same = (await browser.pages()).find((other) => other.url() === page.url());
    if (!same) throw new Error(`Lighthouse does not see ${page.url()}.`);
    const { lhr } = await snapshot(same, { config });
    const failed = Object.values(lhr.audits).filter(({ score }) => score !== null && score < 1);
    return failed.flatMap(({ id, details }) =>
      (details?.items ?? [{}]).map(({ node }) => ({ rule: id, element: node?.snippet?.slice(0, 160) ?? '' })),
    );
  } finally {
    await browser.disconnect();
  }
}
