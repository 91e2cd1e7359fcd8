export { bankData } from './bankData';
export { calculateNetWorth } from './calculateNetWorth';
export { downloadCsv } from './downloadCsv';
export { HIGH_AMOUNT_MINOR } from './filterTransactions';
export * from './types';
export { type Resource, useResource } from './useResource';
