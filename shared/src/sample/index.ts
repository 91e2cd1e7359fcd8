export { sampleAccounts } from './sampleAccounts';
export {
  bookSampleEntries,
  readSampleAccounts,
  readSampleEntries,
  type SampleBooking,
  type SampleEntry,
} from './sampleBook';
export { samplePending } from './samplePending';
export { sampleTransactions } from './sampleTransactions';
