export { sampleAccounts } from './sampleAccounts';
export {
  bookSampleEntries,
  openedSampleAccounts,
  readSampleAccounts,
  readSampleEntries,
  type SampleBooking,
  type SampleEntry,
} from './sampleBook';
export { sampleDates } from './sampleDates';
export { fileSampleEntry, readSampleHistory } from './sampleHistory';
export { samplePending } from './samplePending';
export { type SampleSchedule, sampleSchedules } from './sampleSchedules';
export { sampleStore } from './sampleStore';
export { sampleTransactions } from './sampleTransactions';
