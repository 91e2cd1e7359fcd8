import { sampleAccounts } from '@bank/shared/sample';
import { sampleDetails } from './sampleDetails';

test.each(['checking', 'savings', 'credit'])('leaves what is pending out of what is available: %s', (id) => {
  const account = sampleAccounts.find((candidate) => candidate.id === id);
  const { available, pending } = sampleDetails(id, '2026-11-23');

  const owned = (account?.balance.minor ?? 0) + (account?.limit?.minor ?? 0);
  expect(available?.minor).toBe(pending.reduce((sum, { amount }) => sum + amount.minor, owned));
});
