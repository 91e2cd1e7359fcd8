import { historyOf, runningBalance } from './history.ts';
import { boundsOf, people } from './people.ts';

const outside = { id: 'outside', customerId: null, name: 'Clearing', type: 'Internal' as const };

test.each(people)(
  '$firstName $lastName never has less than an account may have, and ends with today’s balances',
  (person) => {
    const parties = person.accounts.map(({ number, name, type }) => ({ id: number, customerId: 'one', name, type }));

    const bookings = historyOf(person, parties, outside, new Date());

    for (const account of person.accounts) {
      const { floor, ceiling } = boundsOf(account);
      expect(runningBalance(account.number, bookings).balance).toBe(BigInt(account.balance));
      const entries = bookings.flatMap((booking) => booking.entries);
      for (const { balance_after: balance } of entries.filter(({ account_id }) => account_id === account.number)) {
        expect(balance).toBeGreaterThanOrEqual(floor ?? Number.NEGATIVE_INFINITY);
        expect(balance).toBeLessThanOrEqual(ceiling ?? Number.POSITIVE_INFINITY);
      }
    }
  },
);
