export { TransactionHistory as default } from '../features/transactions/TransactionHistory';
