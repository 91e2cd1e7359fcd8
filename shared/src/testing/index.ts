export { renderPage } from './renderPage';
export { installConfig, testConfig } from './testConfig';
