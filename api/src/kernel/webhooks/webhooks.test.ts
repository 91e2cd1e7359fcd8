import { createHmac, randomUUID } from 'node:crypto';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { jobRun } from '../../testing/jobRun.ts';
import { openReceiver, RECEIVER_KEY } from '../../testing/openReceiver.ts';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { DAY, MINUTE } from '../bank/Bank.ts';
import { GIVES_UP_AFTER_MS } from '../outbox/deliver.ts';
import { sweep } from '../sweep.ts';
import { publish } from './publish.ts';
import { webhookGauges } from './webhookGauges.ts';
import { webhookJobs } from './webhookJobs.ts';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

onEitherDatabase((bank) => {
  let feed: Receiver;
  let fraud: Receiver;

  beforeEach(async () => {
    [feed, fraud] = [await openReceiver('feed'), await openReceiver('fraud')];
    process.env.BANK_WEBHOOKS = JSON.stringify([feed.settings, fraud.settings]);
    await bank().bank.db.deleteFrom('webhook_events').execute();
  });

  afterEach(async () => {
    delete process.env.BANK_WEBHOOKS;
    await Promise.all([feed.close(), fraud.close()]);
  });

  const typesOf = ({ received }: Receiver) => received.map(({ event }) => event.type);
  const happens = (chain: string, event: string) =>
    bank()
      .bank.db.transaction()
      .execute((db) => publish(db, bank().bank.now(), chain, { event }));

  async function tell(log?: jest.Mock): Promise<void> {
    for (const { run } of webhookJobs()) await run(bank().bank, jobRun(log));
  }

  async function signedInPayer() {
    const accounts: ['Checking' | 'Savings', number][] = [
      ['Checking', 100_00],
      ['Savings', 0],
    ];
    const customer = await addCustomer(bank().owner, { accounts });
    const browser = await bank().browser().signIn(customer.username, PASSWORD);
    const [from, to] = customer.accounts;
    const order = { fromAccountId: from?.id, to: to?.id, amount: { minor: 12_00, currency: 'USD' } };
    return { customer, transfer: () => browser.post('/transfers', order, { 'idempotency-key': randomUUID() }) };
  }

  test('tells every receiver what happened, once and in order, signed as Standard Webhooks are', async () => {
    const { customer, transfer } = await signedInPayer();
    const { id } = (await transfer()).json();

    await tell();

    for (const receiver of [feed, fraud]) expect(typesOf(receiver)).toEqual(['signed-in', 'transfer']);
    const [signIn, booked] = feed.received;
    expect(signIn?.event.data.details).toMatchObject({ device: 'new' });
    expect(booked?.event).toEqual({
      type: 'transfer',
      timestamp: expect.any(String),
      data: {
        customerId: customer.id,
        network: '',
        details: expect.objectContaining({ transfer: id, minor: 12_00, currency: 'USD' }),
      },
    });
    const signed = `${booked?.headers['webhook-id']}.${booked?.headers['webhook-timestamp']}.${booked?.body}`;
    const signature = createHmac('sha256', RECEIVER_KEY).update(signed).digest('base64');
    expect(booked?.headers['webhook-signature']).toBe(`v1,${signature}`);
  });

  test('keeps nothing for anybody where no receiver is configured', async () => {
    delete process.env.BANK_WEBHOOKS;

    await (await signedInPayer()).transfer();

    expect(await bank().bank.db.selectFrom('webhook_events').selectAll().execute()).toEqual([]);
  });

  test('books while a receiver refuses, tells the others, and tells it later under the same id', async () => {
    feed.statusOf = () => 500;
    const { transfer } = await signedInPayer();
    const log = jest.fn();

    expect((await transfer()).statusCode).toBe(201);
    await tell(log);

    expect(typesOf(feed)).toEqual(['signed-in']);
    expect(typesOf(fraud)).toEqual(['signed-in', 'transfer']);
    expect(String(log.mock.calls[0]?.[0])).toMatch(/^Error: http:\/\/127\.0\.0\.1:\d+ answered 500\.$/);
    feed.statusOf = () => 204;
    bank().ahead = MINUTE;
    await tell();
    expect(typesOf(feed)).toEqual(['signed-in', 'signed-in', 'transfer']);
    expect(feed.received[1]?.headers['webhook-id']).toBe(feed.received[0]?.headers['webhook-id']);
  });

  test('holds back what follows of one customer, and of nobody else', async () => {
    const [ada, bob] = [randomUUID(), randomUUID()];
    feed.statusOf = ({ event }) => (event.type === 'poison' ? 400 : 204);
    await happens(ada, 'poison');
    await happens(ada, 'second');
    await happens(bob, 'first');

    await tell(jest.fn());
    expect(typesOf(feed).toSorted()).toEqual(['first', 'poison']);

    bank().ahead = GIVES_UP_AFTER_MS + MINUTE;
    const log = jest.fn();
    await tell(log);
    await tell();
    expect(typesOf(feed).slice(2)).toEqual(['poison', 'second']);
    expect(String(log.mock.lastCall)).toContain('could not be sent for five days');
    expect((await bank().browser().get('/health')).json()).toMatchObject({ status: 'degraded', deadLetters: 1 });
  });

  test('leaves a receiver alone that takes nothing, for longer each time', async () => {
    const [job] = webhookJobs();
    feed.statusOf = () => 503;
    const start = Date.now();
    const seen: number[] = [];

    for (let second = 0; second <= 20; second += 1) {
      const then = { ...bank().bank, now: () => new Date(start + second * 1000) };
      await publish(then.db, then.now(), randomUUID(), { event: 'signed-in' });
      const before = feed.received.length;
      await job?.run(then, jobRun(jest.fn()));
      if (feed.received.length > before) seen.push(second);
    }

    expect(seen).toEqual([0, 1, 3, 7, 15]);
  });

  test('measures what waits for a receiver, and removes what nobody has taken for a month', async () => {
    await happens(randomUUID(), 'signed-in');
    bank().ahead = 10 * MINUTE;
    await webhookJobs()[1]?.run(bank().bank, jobRun());
    const read = () => Promise.all(webhookGauges.map((gauge) => gauge.read(bank().bank)));

    const labels = { receiver: 'feed' };
    const [[count], [oldest], [givenUp]] = (await read()) as [object[], { value: number }[], object[]];
    expect([count, givenUp]).toEqual([
      { labels, value: 1 },
      { labels, value: 0 },
    ]);
    expect(oldest?.value).toBeCloseTo(600, -1);
    bank().ahead = 31 * DAY;
    await sweep(bank().bank, jobRun());
    expect(await read()).toEqual([[], [], []]);
  });
});
