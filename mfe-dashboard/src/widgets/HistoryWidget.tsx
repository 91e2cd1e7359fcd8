import { TransactionHistory } from '../features/transactions/TransactionHistory';

/** Of all accounts. */
export default function HistoryWidget() {
  return <TransactionHistory />;
}
