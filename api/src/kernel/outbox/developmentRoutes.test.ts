import { onEitherDatabase } from '../../testing/TestBank.ts';

onEitherDatabase((bank) => {
  test('the outbox carries every header of a page, and nothing may run in it', async () => {
    const { headers, statusCode } = await bank().browser().get('/development/outbox');

    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'integrity-policy': 'blocked-destinations=(script)',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const policy = String(headers['content-security-policy']).split('; ');
    for (const name of ['default-src', 'script-src', 'object-src', 'base-uri', 'form-action', 'frame-ancestors'])
      expect(policy).toContain(`${name} 'none'`);
    expect(policy).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]));
  });

  test('the outbox is styled by a file beside it, which its policy allows', async () => {
    const page = await bank().browser().get('/development/outbox');
    const style = await bank().browser().get('/development/outbox.css');

    expect(page.body).toContain('<link rel="stylesheet" href="outbox.css">');
    expect(String(page.headers['content-security-policy']).split('; ')).toContain("style-src 'self'");
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(style.body).toContain('article{');
  });

  test('nothing else of the API is a page', async () => {
    for (const url of ['/openapi.json', '/health', '/accounts', '/nothing']) {
      const { headers } = await bank().browser().get(url);
      expect([url, headers['content-type']]).toEqual([url, expect.stringMatching(/^application\/(problem\+)?json/)]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});
