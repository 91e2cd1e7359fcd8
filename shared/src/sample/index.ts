export { sampleAccounts } from './sampleAccounts';
export { bookSampleEntries, readSampleAccounts, readSampleEntries, type SampleEntry } from './sampleBook';
export { sampleTransactions } from './sampleTransactions';
