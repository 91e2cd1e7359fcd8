import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures.ts';

/** What no header stops (prefetches, navigation, `window.open`, WebRTC) is named in docs/security.md. */
test('code that got into a page cannot send anything elsewhere by a request of the page', async ({ browser, bank }) => {
  const received: string[] = [];
  const server = createServer(({ url = '' }, reply) => {
    received.push(url);
    reply.setHeader('access-control-allow-origin', '*').end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const elsewhere = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const context = await browser.newContext();
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(elsewhere.slice('http'.length))) refused.push(message.text());
  });
  await page.goto(`${bank.url}auth/login`);

  const ways = await page.evaluate((url) => {
    const add = (name: string, facts: object) =>
      document.body.appendChild(Object.assign(document.createElement(name), facts));
    const links = ['preload', 'modulepreload', 'stylesheet', 'icon', 'manifest'];
    for (const rel of links) add('link', { rel, as: rel === 'preload' ? 'fetch' : '', href: url + rel });
    fetch(`${url}fetch`).catch(() => undefined);
    navigator.sendBeacon(`${url}beacon`);
    new WebSocket(`${url.replace('http', 'ws')}socket`);
    add('img', { src: `${url}img` });
    add('video', { src: `${url}video` });
    add('iframe', { src: `${url}frame` });
    add('a', { ping: `${url}ping`, href: '#' }).click();
    (add('form', { action: `${url}form`, target: '_blank' }) as HTMLFormElement).submit();
    return ['preload', 'stylesheet', 'icon', 'fetch', 'beacon', 'socket', 'img', 'video', 'ping', 'form'];
  }, elsewhere);

  for (const way of ways) await expect.poll(() => refused.join('\n')).toContain(`/${way}`);
  await page.waitForLoadState('networkidle');
  expect(received).toEqual([]);
  await context.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
