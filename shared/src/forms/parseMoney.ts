import type { Money } from '../format';
import { latinDigits } from './digits';

const ARABIC_DECIMAL = '\u066B';
const ARABIC_GROUP = '\u066C';
const SPACES = /[\s'’\p{Cf}]/gu;
const CURRENCY = /^[\p{L}\p{Sc}]+|[\p{L}\p{Sc}]+$/gu;

/**
 * Reads an amount that was typed, in minor units and never by way of a fraction: `1,250.5` in English and `1.250,5` in
 * Spanish are 125050 cents. Takes the other decimal mark where it cannot be a group's: `12,50` and `1.250,50` are read in English too.
 * @returns undefined for what is no amount, or has more digits after the mark than its currency
 */
export function parseMoney(typed: string, currency: string, locale: string): Money | undefined {
  const marks = marksOf(locale);
  const text = latinDigits(typed.normalize('NFKC'))
    .replaceAll(ARABIC_DECIMAL, marks.decimal)
    .replaceAll(ARABIC_GROUP, marks.group)
    .replaceAll(SPACES, '')
    .replaceAll(CURRENCY, '');
  const { group, decimal } = isDecimal(text, marks) ? { group: marks.decimal, decimal: marks.group } : marks;
  const [whole = '', fraction = '', ...rest] = text.split(decimal);
  const digits = digitsOf(currency);
  const isWhole = /^\d+$/.test(whole) || isGrouped(whole, group);
  if (!isWhole || rest.length > 0 || !/^\d*$/.test(fraction) || fraction.length > digits) return undefined;
  const minor = Number(whole.replaceAll(group, '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(minor) ? { minor, currency } : undefined;
}

function marksOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.6);
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value.normalize('NFKC');
  return { group: asciiOf(markOf('group'), ','), decimal: asciiOf(markOf('decimal'), '.') };
}

function asciiOf(mark: string | undefined, other: string): string {
  return mark === ',' || mark === '.' ? mark : other;
}

/** A group has three digits: after a single mark with one or two, the customer means the decimal one. */
function isDecimal(text: string, { group, decimal }: { group: string; decimal: string }): boolean {
  const [, whole = ''] = new RegExp(`^([^\\${group}]+)\\${group}\\d{1,2}$`).exec(text) ?? [];
  return /^\d+$/.test(whole) || isGrouped(whole, decimal);
}

function isGrouped(whole: string, group: string): boolean {
  return new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(whole);
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
