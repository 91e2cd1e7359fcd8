export { wordTransaction } from './wordTransaction';
