import { createGateway } from '@bank/gateway/createGateway.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { developmentIdentity } from './developmentIdentity.ts';
import { localServices } from './localServices.ts';

test('takes services of this machine', () => {
  expect(localServices(['cards=http://localhost:4100', 'loans=http://127.0.0.1:4101/v2'])).toEqual({
    cards: { upstream: 'http://localhost:4100' },
    loans: { upstream: 'http://127.0.0.1:4101/v2' },
  });
});

test.each(['cards', 'cards=', 'Cards=http://localhost:1', 'cards=https://bank.example', 'cards=http://localhost.evil'])(
  'refuses %s, and says what it expects',
  (text) => {
    expect(() => localServices([text])).toThrow(
      `--service is "${text}". Expected a name and an address on this machine, such as cards=http://localhost:4100.`,
    );
  },
);

test('in development a local service gets an assertion that it can verify, in sample mode', async () => {
  const service = fastify();
  service.get('/limits', async ({ headers }) => headers);
  const upstream = await service.listen({ host: '127.0.0.1', port: 0 });
  const { identity, keySet } = await developmentIdentity();
  const services = localServices([`cards=${upstream}`]);
  const gateway = await createGateway({ config, deployment: await emptyDeployment(), services, identity });

  const { authorization } = (await gateway.inject('/api/cards/limits')).json<{ authorization: string }>();

  const keys = createLocalJWKSet(keySet as JSONWebKeySet);
  const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), keys, {
    audience: 'cards',
    issuer: 'bank',
    algorithms: ['EdDSA'],
  });
  expect(payload.sub).toMatch(/^[\da-f-]{36}$/);
  await Promise.all([gateway.close(), service.close()]);
});
