import fastify from 'fastify';
import { sampleApi } from './sampleApi.ts';

test('has one customer, whom nobody can mistake for a real one', async () => {
  const app = fastify();
  await app.register(sampleApi, { prefix: '/api/v1' });

  expect((await app.inject('/api/v1/auth/me')).json()).toEqual({
    firstName: expect.stringMatching(/^\w+$/),
    lastName: expect.stringMatching(/^\w+$/),
    email: expect.stringMatching(/@mail\.example$/),
    phone: expect.stringMatching(/ 555 01\d\d$/),
    customerSince: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
  });
});
