import type { Card, CardControls, CardPayment, CardReport } from '../api';

export type { Card, CardControls, CardPayment } from '../api';
export type ReportReason = CardReport['reason'];

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. Those that change a card resolve to it as it is then. */
export interface CardsData {
  cards(signal?: AbortSignal): Promise<Card[]>;
  /** The newest first, with those that were declined. */
  payments(id: string, signal?: AbortSignal): Promise<CardPayment[]>;
  setFrozen(id: string, isFrozen: boolean): Promise<Card>;
  changeControls(id: string, controls: CardControls): Promise<Card>;
  /** Blocks it for good. @returns the card that comes instead, also when it is asked for again */
  report(id: string, reason: ReportReason): Promise<Card>;
}
