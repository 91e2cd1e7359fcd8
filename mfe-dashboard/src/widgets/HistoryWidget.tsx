import { TransactionHistory } from '../features/transactions/TransactionHistory';

/** Shows the history of all accounts. */
export default function HistoryWidget() {
  return <TransactionHistory />;
}
