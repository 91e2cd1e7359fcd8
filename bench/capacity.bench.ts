import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { argon2 } from '@bank/api/src/kernel/bank/Passwords.ts';
import type { Database } from '@bank/api/src/kernel/database/Database.ts';
import { openPostgres } from '@bank/api/src/kernel/database/openPostgres.ts';
import { addCustomer, PASSWORD } from '@bank/api/src/testing/addCustomer.ts';
import { type Answer, Client } from '@bank/cluster/src/Client.ts';
import { Cluster } from '@bank/cluster/src/Cluster.ts';
import type { Figure, Mode, Result } from './Bench.ts';
import { processorMs } from './processorMs.ts';
import { median, middle } from './statistics.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const CUSTOMERS = 8;
const FULL = { turns: 5, amount: 300 };
const QUICK = { turns: 3, amount: 64 };
const ONCE = { turns: 1, amount: 8 };
/** A machine that is busy takes long, which does not count. */
const PATIENCE_MS = 60_000;
const BARE = 'a bare route';
const SERVERS: Record<string, string[]> = {
  gateway: ['gateway-1', 'gateway-2'],
  API: ['api-1', 'api-2'],
  balancer: ['balancer'],
};
/** Goes through gateway and API, and asks the database nothing. */
const NOWHERE = '/api/v1/nowhere';
const NOT_FOUND = 404;
/** What takes less is of jobs. */
const LEAST_MS = 0.1;
const IDLE_MS = 5000;
const MS_PER_S = 1000;

interface Customer {
  client: Client;
  username: string;
  accounts: string[];
}

/** The time of a request in ms by turn, by what was asked for, by server. */
type Times = Map<string, Map<string, number[]>>;
type Ask = (customer: Customer) => Promise<Answer>;

const asks: Record<string, Ask> = {
  [BARE]: ({ client }) => client.get(NOWHERE),
  'a page': ({ client }) => client.get('dashboard'),
  'a list of accounts': ({ client }) => client.get('/api/v1/accounts'),
  'a list of what was booked': ({ client }) => client.get('/api/v1/activity'),
  'a transfer': ({ client, accounts: [from, to] }) =>
    client.post('/api/v1/transfers', { fromAccountId: from, to, amount: { minor: 1, currency: 'USD' } }, randomUUID()),
  'a sign-in': ({ client, username }) => client.post('/api/v1/auth/login', { username, password: PASSWORD }),
};

/** What one core of each server of the cluster answers a second. Only their own processor time counts, not the load of the machine. */
export default async function capacity(mode: Mode): Promise<Result> {
  const { turns, amount } = { full: FULL, quick: QUICK, once: ONCE }[mode];
  const cluster = await Cluster.start(temporaryFolder(), console.log);
  const owner = await openPostgres(await cluster.ownerUrl(), console.error);
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, (_, at) => newCustomer(cluster, owner.db, at)));
  const idle = await idleOf(cluster);
  const times: Times = new Map();
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [name, ask] of Object.entries(asks)) {
      // The bank lets a customer send far fewer.
      await owner.db.deleteFrom('throttles').execute();
      const [before, begun] = [computed(cluster), performance.now()];
      await askAll(customers, amount, ask);
      const took = performance.now() - begun;
      for (const [server, ms] of computed(cluster)) {
        const ofServer = times.get(server) ?? new Map<string, number[]>();
        const one = (ms - (before.get(server) ?? 0) - took * (idle.get(server) ?? 0)) / amount;
        if (turn > 0) times.set(server, ofServer.set(name, [...(ofServer.get(name) ?? []), one]));
      }
    }
  for (const { client } of customers) client.close();
  await owner.close();
  await cluster.end();
  return { figures: [...times].flatMap(([server, ofServer]) => figuresOf(server, ofServer)) };
}

async function newCustomer(cluster: Cluster, owner: Database['db'], network: number): Promise<Customer> {
  const { id, username, accounts } = await addCustomer(owner, {
    accounts: [
      ['Checking', 1_000_000],
      ['Savings', 0],
    ],
  });
  // Those of tests cost less.
  const password_hash = await argon2.hash(PASSWORD);
  await owner.updateTable('customers').set({ password_hash }).where('id', '=', id).execute();
  const client = await Client.open(cluster, network, PATIENCE_MS);
  await client.signIn(username, PASSWORD);
  return { client, username, accounts: accounts.map((account) => account.id) };
}

/** @throws with the first answer that refuses */
async function askAll(customers: Customer[], amount: number, ask: Ask): Promise<void> {
  let left = amount;
  const worker = async (customer: Customer) => {
    while (left > 0) {
      left -= 1;
      const { status, body } = await ask(customer);
      if (status >= 400 && status !== NOT_FOUND) throw new Error(`${status} ${body.slice(0, 200)}`);
    }
  };
  await Promise.all(customers.map(worker));
}

/** @returns what each kind of server has computed so far, in ms */
function computed(cluster: Cluster): Map<string, number> {
  const postmaster = Number(
    readFileSync(path.join(cluster.postgres.folder, 'data/postmaster.pid'), 'utf8').split('\n')[0],
  );
  const sums = Object.entries(SERVERS).map(([kind, names]): [string, number] => [
    kind,
    names.reduce((sum, name) => sum + processorMs(cluster.process(name).id), 0),
  ]);
  return new Map([...sums, ['PostgreSQL', processorMs(postmaster)]]);
}

/** @returns the share of a core that each kind of server takes while nobody asks for anything: it looks at the store and at others */
async function idleOf(cluster: Cluster): Promise<Map<string, number>> {
  const [before, begun] = [computed(cluster), performance.now()];
  await setTimeout(IDLE_MS);
  const took = performance.now() - begun;
  return new Map([...computed(cluster)].map(([server, ms]) => [server, (ms - (before.get(server) ?? 0)) / took]));
}

function figuresOf(server: string, times: Map<string, number[]>): Figure[] {
  const bare = median(times.get(BARE) ?? []);
  const needed = [...times].filter(([, all]) => median(all) > LEAST_MS);
  return needed.flatMap(([name, all]): Figure[] => {
    const rate: Figure = { subject: server, name, unit: 'per second', ...middle(all.map((ms) => MS_PER_S / ms)) };
    if (name === BARE || bare < LEAST_MS) return [rate];
    return [rate, { subject: server, name: `${name} ÷ ${BARE}`, unit: 'times', ...middle(all.map((ms) => ms / bare)) }];
  });
}
