export { type ApiCall, type ApiReply, type FakeApi, installApi } from './api';
export { fillSlot } from './fillSlot';
export { problem } from './problem';
export { type BankOptions, renderInBank } from './renderInBank';
export { renderPage } from './renderPage';
export { installConfig, testConfig } from './testConfig';
export { readBlob, watchDownloads } from './watchDownloads';
export { watchNotices } from './watchNotices';
