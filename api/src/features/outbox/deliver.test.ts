import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onBothDatabases } from '../../testing/TestBank.ts';
import { deliver } from './deliver.ts';
import { post } from './post.ts';
import { smtp } from './smtp.ts';

const message = { recipient: 'ada@mail.example', subject: 'Your code', body: 'Your code is 123456.' };

/** A mail server that takes what `accepts` allows. */
async function mailServer(accepts: () => boolean) {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (!accepts()) return done(new Error('Mailbox full'));
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => new Promise<void>((resolve) => server.close(resolve)) };
}

onBothDatabases((bank) => {
  beforeEach(() => bank().bank.db.deleteFrom('outbox').execute());
  const rows = () => bank().bank.db.selectFrom('outbox').selectAll().execute();

  test('sends what waits, once, and keeps nothing of its text', async () => {
    const server = await mailServer(() => true);
    await post(bank().bank.db, new Date(), message);
    const transport = smtp(server.url, 'Bank <no-reply@bank.example>');

    expect(await deliver(bank().bank, transport, fail)).toBe(1);
    expect(await deliver(bank().bank, transport, fail)).toBe(0);

    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatch(/To: ada@mail\.example[\s\S]*Subject: Your code[\s\S]*Your code is 123456\./);
    expect(await rows()).toMatchObject([{ body: '', attempts: 1, sent_at: expect.any(Date) }]);
    await server.close();
  });

  test('tries again what a mail server did not take, a while later', async () => {
    let isFull = true;
    const server = await mailServer(() => !isFull);
    await post(bank().bank.db, new Date(), message);
    const transport = smtp(server.url, 'Bank <no-reply@bank.example>');
    const log = jest.fn();

    expect(await deliver(bank().bank, transport, log)).toBe(0);
    expect(log).toHaveBeenCalledTimes(1);
    isFull = false;
    expect(await deliver(bank().bank, transport, fail)).toBe(0);
    bank().ahead = 31_000;
    expect(await deliver(bank().bank, transport, fail)).toBe(1);
    await server.close();
  });

  test('does not send a code that has expired', async () => {
    const send = jest.fn();
    await post(bank().bank.db, new Date(), { ...message, expiresAt: new Date(Date.now() + 1000) });
    bank().ahead = 2000;

    expect(await deliver(bank().bank, { send }, fail)).toBe(0);
    expect(send).not.toHaveBeenCalled();
  });

  test('lists in development what would have been sent, harmlessly', async () => {
    await post(bank().bank.db, new Date(), { ...message, subject: '<script>alert(1)</script>' });

    const { body, headers } = await bank().browser().get('/development/outbox');

    expect(body).toContain('Your code is 123456.');
    expect(body).toContain('&lt;script&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

function fail(error: unknown): void {
  throw error;
}
