import { PASSWORD } from './testing/addCustomer.ts';
import { fillHistory } from './testing/fillHistory.ts';
import { onEitherDatabase } from './testing/TestBank.ts';
import type { TestBrowser } from './testing/TestBrowser.ts';

const MANY = 4000;

interface Row {
  id: string;
}

async function pagesOf(browser: TestBrowser, path: string, cursor: string): Promise<Row[][]> {
  const pages: Row[][] = [];
  for (let query = ''; ; ) {
    const page: Row[] = (await browser.get(path + query)).json();
    const last = page.at(-1);
    if (!last) return pages;
    pages.push(page);
    query = `?${cursor}=${last.id}`;
  }
}

onEitherDatabase((bank) => {
  let browser: TestBrowser;
  let card: string;
  let stranger: TestBrowser;
  beforeAll(async () => {
    const customer = await fillHistory(bank().owner, MANY);
    browser = await bank().browser().signIn(customer.username, PASSWORD);
    [{ id: card }] = (await browser.get('/cards')).json();
    stranger = await bank()
      .browser()
      .signIn((await fillHistory(bank().owner, 10)).username, PASSWORD);
  }, 120_000);

  test.each([
    ['/payees', 'after', 534, 500],
    ['/schedules', 'after', 800, 100],
    ['/alerts', 'before', 801, 25],
    ['/cards/:id/payments', 'before', 800, 25],
  ])('%s lists all, each once, page after page', async (url, cursor, all, atOnce) => {
    const path = url.replace(':id', card);
    const pages = await pagesOf(browser, path, cursor);

    expect(pages[0]).toHaveLength(atOnce);
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(all);
    expect(pages.flat()).toHaveLength(all);
  });

  test.each([
    ['/payees', 'after'],
    ['/schedules', 'after'],
  ])('%s goes on from nothing that somebody else has', async (path, cursor) => {
    const [first] = (await browser.get(path)).json();

    expect((await stranger.get(path)).json()).not.toEqual([]);
    expect((await stranger.get(`${path}?${cursor}=${first.id}`)).json()).toEqual([]);
  });

  test('a card’s payments go on from none of another card', async () => {
    const [own] = (await stranger.get('/cards')).json();
    const [payment] = (await browser.get(`/cards/${card}/payments`)).json();

    expect((await stranger.get(`/cards/${own.id}/payments`)).json()).not.toEqual([]);
    expect((await stranger.get(`/cards/${own.id}/payments?before=${payment.id}`)).json()).toEqual([]);
  });

  test('lists the hundred sessions that began last, with the one that asks', async () => {
    const sessions: { isCurrent: boolean }[] = (await browser.get('/sessions')).json();

    expect(sessions).toHaveLength(100);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  test('keeps wire recipients once each, of the last wires', async () => {
    const recipients: { accountNumber: string }[] = (await browser.get('/wires/recipients')).json();

    expect(new Set(recipients.map(({ accountNumber }) => accountNumber)).size).toBe(recipients.length);
    expect(recipients.length).toBeGreaterThan(5);
  });
});
