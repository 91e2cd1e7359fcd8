import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addCustomer, PASSWORD } from '../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../testing/TestBank.ts';
import { verifyAudit } from './verifyAudit.ts';

interface Event {
  number: number;
  event: string;
  details: object;
}

onEitherDatabase((bank) => {
  const sender = async () => {
    const customer = await addCustomer(bank().owner, {
      accounts: [
        ['Checking', 100_00],
        ['Savings', 0],
      ],
    });
    const browser = await bank().browser().signIn(customer.username, PASSWORD);
    const [from, to] = customer.accounts;
    const send = (minor: number) =>
      browser.post(
        '/transfers',
        { fromAccountId: from?.id, to: to?.number, amount: { minor, currency: 'USD' } },
        { 'idempotency-key': randomUUID() },
      );
    const activity = async (query = ''): Promise<Event[]> => (await browser.get(`/activity${query}`)).json();
    return { ...customer, send, activity, from, to };
  };
  const transfers = (events: Event[]) => events.filter(({ event }) => event === 'transfer');
  /** Tampers like somebody who owns the database. */
  const tamper = (statement: string) => sql.raw(statement).execute(bank().owner);
  const untriggered = async (table: string, statement: string) => {
    await tamper(`alter table ${table} disable trigger user`);
    await tamper(statement);
    await tamper(`alter table ${table} enable trigger user`);
  };

  test('shows customers their own transfers, without full account numbers', async () => {
    const { send, activity, from, to } = await sender();
    const other = await sender();
    const { id } = (await send(12_34)).json();

    const [event, ...more] = transfers(await activity());

    const lastFour = (number = '') => number.slice(-4);
    expect(event?.details).toEqual({
      transfer: id,
      from: lastFour(from?.number),
      to: lastFour(to?.number),
      minor: 1234,
      currency: 'USD',
    });
    expect(more).toEqual([]);
    expect(transfers(await other.activity())).toEqual([]);
    const stored = JSON.stringify(await bank().bank.db.selectFrom('audit_events').select('details').execute());
    for (const account of [from, to]) expect(stored).not.toContain(account?.number);
  });

  test('records a transfer if, and only if, it is booked', async () => {
    const { send, activity } = await sender();

    const statuses = [];
    for (const minor of [60_00, 60_00, 40_00, 1]) statuses.push((await send(minor)).statusCode);

    expect(statuses).toEqual([201, 422, 201, 422]);
    expect(transfers(await activity())).toHaveLength(2);
  });

  test('numbers the events of transfers sent at once without gaps', async () => {
    const { send, activity } = await sender();

    await Promise.all(Array.from({ length: 10 }, () => send(1)));

    const events = await activity();
    expect(transfers(events)).toHaveLength(10);
    expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => events.length - index));
    expect(await activity(`?before=${events[3]?.number}`)).toEqual(events.slice(4));
  });

  test.each([
    'update audit_events set details = $${}$$',
    'delete from audit_events',
    'truncate audit_events',
    'insert into audit_chains values ($$forged$$, 1, $$$$)',
    'update audit_chains set length = 0',
    'delete from audit_chains',
    'truncate audit_chains',
  ])('refuses "%s"', async (statement) => {
    const { send, activity } = await sender();
    await send(1);

    await expect(tamper(statement)).rejects.toThrow('append-only');

    expect(transfers(await activity())).toHaveLength(1);
  });

  test('finds every change that is made by somebody who turns the triggers off', async () => {
    const { db } = bank().bank;
    const { id, send } = await sender();
    for (let minor = 1; minor <= 3; minor += 1) await send(minor);
    const { faults, heads } = await verifyAudit(db);
    expect(faults).toEqual([]);
    const one = `where chain = '${id}' and number = 2`;
    const changes = [
      `update audit_events set details = replace(details, '"minor":', '"minor":9') ${one}`,
      `update audit_events set at = at + interval '1 millisecond' ${one}`,
      `update audit_events set event = 'signed-out' ${one}`,
      `update audit_events set network = '192.0.2.1' ${one}`,
      `update audit_events set hash = sha256(hash) ${one}`,
      `delete from audit_events ${one}`,
      `delete from audit_events where chain = '${id}' and number = (select length from audit_chains where chain = '${id}')`,
      `delete from audit_events where chain = '${id}'`,
    ];
    for (const change of changes) {
      await tamper(`create table kept as select * from audit_events where chain = '${id}'`);
      await untriggered('audit_events', change);
      expect([change, (await verifyAudit(db)).faults.length > 0]).toEqual([change, true]);
      await untriggered(
        'audit_events',
        `delete from audit_events where chain = '${id}'; insert into audit_events select * from kept; drop table kept`,
      );
      expect((await verifyAudit(db, heads)).faults).toEqual([]);
    }
  });

  test('finds with an earlier export that the end of a chain was cut off', async () => {
    const { db } = bank().bank;
    const { id, send } = await sender();
    for (let minor = 1; minor <= 3; minor += 1) await send(minor);
    const { heads } = await verifyAudit(db);
    const last = heads.find(({ chain }) => chain === id)?.length;
    await untriggered('audit_events', `delete from audit_events where chain = '${id}' and number = ${last}`);
    await untriggered(
      'audit_chains',
      `update audit_chains set length = length - 1, hash = (select hash from audit_events where chain = '${id}' and number = ${last} - 1) where chain = '${id}'`,
    );

    expect((await verifyAudit(db)).faults).toEqual([]);
    expect((await verifyAudit(db, heads)).faults).toEqual([
      `Chain and event ${id} ${last} of the earlier export are gone or altered.`,
    ]);
  });
});
