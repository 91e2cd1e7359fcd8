import type { Alert, AlertChoice } from '../api';

export type { Alert, AlertChoice } from '../api';
export type AlertKind = Alert['kind'];

/** What a customer chooses of one kind. */
export interface Chosen {
  inBank: boolean;
  byMail: boolean;
  /** Minor units. */
  amount?: number;
}

export interface AlertsData {
  /** The newest first, `PAGE_SIZE` at most. @param before an alert: older ones follow */
  alerts(wanted: { before?: string; kind?: AlertKind }, signal?: AbortSignal): Promise<Alert[]>;
  /** 100 stands for 100 or more. */
  countUnread(): Promise<number>;
  /** @returns how many are left */
  markRead(upTo: string): Promise<number>;
  choices(signal?: AbortSignal): Promise<AlertChoice[]>;
  choose(kind: AlertKind, chosen: Chosen): Promise<AlertChoice>;
}

export const PAGE_SIZE = 25;
