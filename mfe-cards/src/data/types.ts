import type { Card, CardControls, CardReport } from '../api';

export type { Card, CardControls } from '../api';
export type ReportReason = CardReport['reason'];

/** Every method rejects with what `request` of `@bank/shared/http` rejects with, and resolves to the card as it is then. */
export interface CardsData {
  cards(signal?: AbortSignal): Promise<Card[]>;
  setFrozen(id: string, isFrozen: boolean): Promise<Card>;
  changeControls(id: string, controls: CardControls): Promise<Card>;
  /** Blocks it for good. @returns the card that comes instead, also when it is asked for again */
  report(id: string, reason: ReportReason): Promise<Card>;
}
