import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';

/** Ends what nobody has read. */
const ends: (() => void)[] = [];

jest.mock('../transactions/transactionsCsv.ts', () => ({
  transactionsCsv: async function* () {
    yield 'Date\r\n';
    await new Promise<void>((resolve) => ends.push(resolve));
  },
}));

onEitherDatabase((bank) => {
  test('answers a customer who reads many exports slowly', async () => {
    const { username } = await addCustomer(bank().owner);
    const browser = await bank().browser().signIn(username, PASSWORD);
    const headers = browser.headers();
    const asked = { url: '/api/v1/transactions.csv', headers, payloadAsStream: true } as const;
    const exports = await Promise.all(Array.from({ length: 10 }, () => bank().api.inject(asked)));

    const answer = await browser.get('/auth/me');

    expect(exports.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answer.statusCode).toBe(200);
    for (const end of ends) end();
  });
});
