import type { Transaction } from '../../data/types';
import { SimilarTransactions } from './SimilarTransactions';
import { SomethingWrong } from './SomethingWrong';

/** What is not needed to recognize a transaction at once. */
export default function MoreDetails({ transaction }: { transaction: Transaction }) {
  return (
    <>
      <SimilarTransactions transaction={transaction} />
      <SomethingWrong transaction={transaction} />
    </>
  );
}
