import { onEitherDatabase } from '../../testing/TestBank.ts';
import { newApi } from './newApi.ts';

const SERIALIZERS = Symbol.for('pino.serializers');

onEitherDatabase((bank) => {
  test('the log says which rule of the database an error is about, and no value of the row', async () => {
    const { log } = await newApi();
    const { [SERIALIZERS]: serializers } = log as unknown as Record<symbol, { err: (error: unknown) => object }>;
    const number = '400011556399';
    const account = { number, name: 'Savings', type: 'Savings', currency: 'USD', floor: -5n } as const;
    const violation = await bank()
      .owner.insertInto('accounts')
      .values(account)
      .execute()
      .catch((error) => error);
    expect(violation).toHaveProperty('detail', expect.stringContaining(number));

    const written = serializers?.err(violation);

    expect(written).toMatchObject({ table: 'accounts', constraint: 'accounts_bounds' });
    expect(JSON.stringify(written)).not.toContain(number);
  });
});
