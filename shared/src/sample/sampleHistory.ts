// Importing by the public name uses the page's own copy, so that this package's builds bundle only sample data.
import { type IsoDay, today } from '@bank/shared/format';
import type { Transaction } from '../api/schema';
import { readSampleEntries, type SampleEntry } from './sampleBook';
import { sampleTransactions } from './sampleTransactions';

type OwnCategory = NonNullable<Transaction['ownCategory']>;

/** What was said of one entry counts before what was said of its payee. */
interface Filed {
  entries: Record<string, OwnCategory>;
  payees: Record<string, OwnCategory>;
}

const KEY = 'bank:sample-categories';

const initial = (): Filed => ({ entries: {}, payees: { 'Rent, Harbour Court 12': 'Housing' } });

/** What is booked up to `day`, the newest first, under the categories that the visitor has chosen in this tab. */
export function readSampleHistory(day: IsoDay): SampleEntry[] {
  const { entries, payees } = read();
  return [...readSampleEntries(), ...sampleTransactions(day)].map((entry) => {
    const ownCategory = entries[entry.id] ?? payees[payeeOf(entry)];
    return ownCategory && ownCategory !== entry.category ? { ...entry, ownCategory } : entry;
  });
}

/** Files an entry, or all of its payee's, under another category than the one booked. */
export function fileSampleEntry(id: string, category: OwnCategory, forPayee: boolean): void {
  const filed = read();
  const entry = readSampleHistory(today()).find((one) => one.id === id);
  if (entry && forPayee) {
    filed.payees[payeeOf(entry)] = category;
    delete filed.entries[id];
  } else {
    filed.entries[id] = category;
  }
  sessionStorage.setItem(KEY, JSON.stringify(filed));
}

/** The note differs from one booking to the next, and the description with the language. */
function payeeOf({ description, wording }: SampleEntry): string {
  return wording ? JSON.stringify({ ...wording, memo: undefined }) : description;
}

function read(): Filed {
  const kept = sessionStorage.getItem(KEY);
  return kept ? (JSON.parse(kept) as Filed) : initial();
}
