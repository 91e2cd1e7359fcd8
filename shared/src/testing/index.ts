export { pageTransactions } from '../data/pageTransactions';
export { renderPage } from './renderPage';
export { installConfig, testConfig } from './testConfig';
