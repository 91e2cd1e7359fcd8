import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { cohortOfCustomer } from './cohort.ts';
import { createGateway } from './createGateway.ts';

const opened: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

/** An API that tells who has signed in, unless nobody has. */
async function bank() {
  const api = fastify({ forceCloseConnections: true });
  api.post('/api/v1/auth/login', async ({ body }, reply) => {
    const { username, staff, groups = [] } = body as { username?: string; staff?: boolean; groups?: string[] };
    if (!username) return reply.code(401).send({});
    const told = new URLSearchParams({ username, ...(staff && { staff: 'yes' }) });
    for (const group of groups) told.append('group', group);
    return reply
      .headers({ 'x-bank-customer': told.toString(), 'set-cookie': '__Host-bank_access=1; Path=/; Secure' })
      .send({});
  });
  opened.push(api);
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const deployment = await emptyDeployment();
  const gateway = await createGateway({ config: { ...config, dataMode: 'live' }, deployment, api: () => [address] });
  opened.push(gateway);
  const signIn = (payload: object) => gateway.inject({ method: 'POST', url: '/api/v1/auth/login', payload });
  return { signIn, deployment };
}

const cohortIn = ({ cookies }: { cookies: { name: string; value: string }[] }) =>
  cookies.find(({ name }) => name === 'bank:cohort')?.value;

test('a browser has the cohort of the customer who signs in, whose name the gateway keeps to itself', async () => {
  const { signIn, deployment } = await bank();

  const answer = await signIn({ username: 'Zoë & Ada' });

  expect(cohortIn(answer)).toBe(await cohortOfCustomer(deployment.name, 'zoë & ada'));
  expect(answer.cookies).toMatchObject([
    { name: '__Host-bank_access' },
    { name: 'bank:cohort', path: '/banking/', httpOnly: true, sameSite: 'Lax' },
  ]);
  expect(JSON.stringify(answer.headers)).not.toContain('Ada');
  expect(cohortIn(await signIn({ username: 'zoë & ada' }))).toBe(cohortIn(answer));
});

test('staff has the claim in the cohort', async () => {
  const { signIn, deployment } = await bank();

  expect(cohortIn(await signIn({ username: 'grace', staff: true }))).toBe(
    `${await cohortOfCustomer(deployment.name, 'grace')}.staff`,
  );
});

test('the cohort has the customer’s groups, and none that would not fit into a cookie', async () => {
  const { signIn, deployment } = await bank();
  const groups = ['private', 'Private Banking; Path=/', 'savings'];

  expect(cohortIn(await signIn({ username: 'grace', staff: true, groups }))).toBe(
    `${await cohortOfCustomer(deployment.name, 'grace')}.staff.private.savings`,
  );
});

test('a sign-in that fails leaves the cohort as it is', async () => {
  const { signIn } = await bank();

  expect((await signIn({})).headers['set-cookie']).toBeUndefined();
});
