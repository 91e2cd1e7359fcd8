export { pageTransactions } from '../data/pageTransactions';
export { type ApiReply, type FakeApi, installApi } from './api';
export { fillSlot } from './fillSlot';
export { renderPage } from './renderPage';
export { installConfig, testConfig } from './testConfig';
export { readBlob, watchDownloads } from './watchDownloads';
export { watchNotices } from './watchNotices';
