import { today } from '../format';
import { fileSampleEntry, readSampleHistory } from './sampleHistory';

beforeEach(() => sessionStorage.clear());

const of = (payee: string) => readSampleHistory(today()).filter(({ description }) => description === payee);
const ownOf = (payee: string) => of(payee).map(({ ownCategory }) => ownCategory);

test('has rent under housing from the start', () => {
  expect(new Set(ownOf('Rent, Harbour Court 12'))).toEqual(new Set(['Housing']));
});

test('files one entry, and all of its payee’s, which this one is no exception of then', () => {
  const [first] = of('Corner Bakery');
  fileSampleEntry(first?.id ?? '', 'Shopping', false);
  expect(ownOf('Corner Bakery').filter(Boolean)).toEqual(['Shopping']);

  fileSampleEntry(first?.id ?? '', 'Other', true);
  expect(new Set(ownOf('Corner Bakery'))).toEqual(new Set(['Other']));
  expect(new Set(ownOf('Blue Door Coffee'))).toEqual(new Set([undefined]));
});

test('says nothing of an entry that is filed under what was booked', () => {
  const [first] = of('Rent, Harbour Court 12');
  fileSampleEntry(first?.id ?? '', 'Transfer', false);
  expect(ownOf('Rent, Harbour Court 12').filter((own) => !own)).toHaveLength(1);
});
