import { foldText, type Money } from '@bank/shared/format';
import type { Payee } from '../data/types';

export interface FoundPayment {
  payee: Payee;
  /** It begins with a word such as “pay”. */
  isOrder: boolean;
  amount?: Money;
}

interface Language {
  /** Words that ask for a payment. */
  verbs: string;
  /** Words between the name and the amount. */
  fillers: string;
  readAmount: (typed: string) => Money | undefined;
}

/** Reads “maya”, “pay maya” and “pay maya 20”, in any order after the verb. A number may be a part of the name as well. */
export function findPayments(query: string, payees: readonly Payee[], language: Language): FoundPayment[] {
  const words = wordsOf(query);
  const [verb = '', ...rest] = words;
  if (!wordsOf(language.verbs).includes(verb))
    return words.length === 0 ? [] : payeesOf(payees, words).map((payee) => ({ payee, isOrder: false }));
  const fillers = wordsOf(language.fillers);
  const told = rest.filter((word) => !fillers.includes(word));
  const named = payeesOf(payees, told).map((payee) => ({ payee, isOrder: true }));
  const withAmount = told.flatMap((word, at) => {
    const amount = /^\p{Sc}?\p{Nd}/u.test(word) ? language.readAmount(word) : undefined;
    if (!amount?.minor) return [];
    return payeesOf(payees, told.toSpliced(at, 1)).map((payee) => ({ payee, isOrder: true, amount }));
  });
  return [...withAmount, ...named];
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/).filter(Boolean);
}

/** Those whose names or numbers have a word that begins with each of these. */
function payeesOf(payees: readonly Payee[], words: readonly string[]): Payee[] {
  return payees.filter(({ name, lastFour }) => {
    const own = [...wordsOf(name), lastFour];
    return words.every((word) => spellings(word).some((start) => own.some((one) => one.startsWith(start))));
  });
}

/** Arabic writes “to” as the first letter of a name. */
function spellings(word: string): string[] {
  return /^ل./.test(word) ? [word, word.slice(1)] : [word];
}
