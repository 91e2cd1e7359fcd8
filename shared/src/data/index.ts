export { bankData } from './bankData';
export { downloadCsv } from './downloadCsv';
export { HIGH_AMOUNT } from './filterTransactions';
export { netWorth } from './netWorth';
export * from './types';
export { type Resource, useResource } from './useResource';
