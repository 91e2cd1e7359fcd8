export { bankData } from './bankData';
export { HIGH_AMOUNT } from './filterTransactions';
export { netWorth } from './netWorth';
export * from './types';
export { type Resource, useResource } from './useResource';
