export { AccountSummary as default } from '../features/accounts/AccountSummary';
