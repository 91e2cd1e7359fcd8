import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { asApi } from '../../released/recording.ts';
import { jobRun } from '../../testing/jobRun.ts';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { HOUR, MINUTE } from '../bank/Bank.ts';
import { sweep } from '../sweep.ts';
import { deliver, GIVES_UP_AFTER_MS } from './deliver.ts';
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

onEitherDatabase((bank) => {
  beforeEach(() => bank().bank.db.deleteFrom('outbox').execute());
  const rows = () => bank().bank.db.selectFrom('outbox').selectAll().execute();

  test('sends what waits, once, and keeps nothing of its text', async () => {
    const server = await mailServer(() => true);
    await post(bank().bank.db, new Date(), message);
    const transport = smtp(server.url, 'Bank <no-reply@bank.example>');

    expect(await asApi(() => deliver(bank().bank, transport, jobRun()))).toBe(1);
    expect(await deliver(bank().bank, transport, jobRun())).toBe(0);

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

    expect(await deliver(bank().bank, transport, jobRun(log))).toBe(0);
    expect(log).toHaveBeenCalledTimes(1);
    isFull = false;
    expect(await deliver(bank().bank, transport, jobRun())).toBe(0);
    bank().ahead = 31_000;
    expect(await deliver(bank().bank, transport, jobRun())).toBe(1);
    await server.close();
  });

  test('tries for five days with growing pauses, then keeps the message as a dead letter and raises the alarm', async () => {
    const { db } = bank().bank;
    const start = Date.now();
    await post(db, new Date(start), message);
    const tries: number[] = [];
    const transport = {
      send: async () => {
        tries.push(bank().ahead);
        throw new Error('Connection refused');
      },
    };
    const log = jest.fn();
    expect((await bank().browser().get('/health')).json()).toMatchObject({ status: 'ok', deadLetters: 0 });

    for (let hour = 0; hour <= 6 * 24; hour += 1) {
      bank().ahead = hour * HOUR + 1000;
      await deliver(bank().bank, transport, jobRun(log));
      if (hour % 24 === 0) await sweep(bank().bank, jobRun());
    }

    expect(tries.length).toBeGreaterThan(25);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(GIVES_UP_AFTER_MS);
    const pauses = tries.slice(1).map((time, at) => time - (tries[at] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(5 * HOUR);
    expect(await rows()).toMatchObject([{ ...message, sent_at: null, failed_at: expect.any(Date) }]);
    expect(log).toHaveBeenLastCalledWith(
      expect.objectContaining({ message: expect.stringContaining('could not be sent for five days') }),
    );
    expect((await bank().browser().get('/health')).json()).toMatchObject({ status: 'degraded', deadLetters: 1 });
    bank().ahead = 90 * 24 * HOUR;
    await sweep(bank().bank, jobRun());
    expect(await rows()).toHaveLength(1);
  });

  test('says in health that customers wait, after five minutes, also for a code that has expired since', async () => {
    const { bank: ours } = bank();
    const late = async () => (await bank().browser().get('/health')).json();
    ours.sendsMail = true;
    await post(ours.db, new Date(), message);
    await post(ours.db, new Date(), { ...message, expiresAt: new Date(Date.now() + 10 * MINUTE) });

    bank().ahead = 4 * MINUTE;
    expect(await late()).toMatchObject({ status: 'ok', lateMessages: 0 });
    for (const minutes of [6, 11, 69]) {
      bank().ahead = minutes * MINUTE;
      expect(await late()).toMatchObject({ status: 'degraded', lateMessages: 2 });
    }
    bank().ahead = 71 * MINUTE;
    expect(await late()).toMatchObject({ lateMessages: 1 });
    ours.sendsMail = false;
    expect(await late()).toMatchObject({ status: 'ok', lateMessages: 0 });
  });

  test('drains the queue in one run, however many wait', async () => {
    const { db } = bank().bank;
    for (let at = 0; at < 50; at += 1) await post(db, new Date(), message);
    const send = jest.fn(async () => {});

    expect(await deliver(bank().bank, { send }, jobRun())).toBe(50);

    expect(send).toHaveBeenCalledTimes(50);
  });

  test('does not send a code that has expired', async () => {
    const send = jest.fn();
    await post(bank().bank.db, new Date(), { ...message, expiresAt: new Date(Date.now() + 1000) });
    bank().ahead = 2000;

    expect(await deliver(bank().bank, { send }, jobRun())).toBe(0);
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
