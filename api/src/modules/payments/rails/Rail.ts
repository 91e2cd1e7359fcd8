import type { ReturnReason } from '../contract/orders.ts';

interface RailPayment {
  id: string;
  number: string;
  name: string;
  /** Where the number alone does not say which bank. */
  bic: string | null;
  /** Minor units. */
  amount: bigint;
  currency: string;
}

export interface SubmittedPayment extends RailPayment {
  submittedAt: Date;
}

export type RailEvent =
  | { payment: string; outcome: 'settled' }
  | { payment: string; outcome: 'returned'; reason: ReturnReason };

/** The way to accounts at other banks. */
export interface Rail {
  /** @param number without spaces, in capitals */
  reaches(number: string): boolean;
  /** @param bic in capitals */
  bankOf(bic: string): string | undefined;
  /** The bank that an IBAN names; nothing where the number does not tell. @param number without spaces, in capitals */
  bankOfNumber(number: string): { bic: string; name: string } | undefined;
  /** Whether an account at that bank may have this number. @param number without spaces, in capitals */
  isNumberAt(bic: string, number: string): boolean;
  /** What one unit of the currency costs in US dollars right now: a decimal such as `1.0845`. */
  rateOf(currency: string): string | undefined;
  /** The middle between what buyers and sellers ask, which `rateOf` is compared with; in the same unit. */
  midMarketRateOf(currency: string): string | undefined;
  /** Again with the same id, nothing more is sent. */
  submit(payment: RailPayment): Promise<void>;
  /** What has become of these by now; nothing about those on their way. Told again until the bank has taken it in. */
  eventsOf(payments: SubmittedPayment[], now: Date): Promise<RailEvent[]>;
}
