export { TotalBalance as default } from '../features/balance/TotalBalance';
