import type { ColumnType, Generated } from 'kysely';
import type { AlertKind } from './contract/alerts.ts';

/** What each kind does until a customer chooses otherwise. Written by migrations alone. */
interface AlertKinds {
  kind: AlertKind;
  position: number;
  in_bank: boolean;
  by_mail: boolean;
  /** What happened is mailed in any case, by whoever did it. */
  always_mailed: boolean;
  /** Minor units; null where no amount decides. */
  amount: bigint | null;
}

interface AlertChoices {
  customer_id: string;
  kind: AlertKind;
  in_bank: boolean;
  by_mail: boolean;
  amount: bigint | null;
}

/** Written by triggers, in the transaction of what they tell of. */
interface Alerts {
  id: Generated<string>;
  customer_id: string;
  kind: AlertKind;
  at: Date;
  /** False: it was only mailed. */
  in_bank: boolean;
  /** Never a full account number, a code or a token. */
  facts: ColumnType<Facts, never, never>;
  read_at: ColumnType<Date | null, never, Date>;
}

export interface Facts {
  minor?: number;
  currency?: string;
  accountId?: string;
  lastFour?: string;
  description?: string;
  /** Who gave the order that was booked: it says whose words the description is. */
  source?: string;
  reason?: string;
  event?: string;
}

interface AlertMails {
  id: Generated<string>;
  alert_id: string;
  created_at: Date;
  failures: Generated<number>;
  retry_at: ColumnType<Date | null, never, Date | null>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    alert_kinds: AlertKinds;
    alert_choices: AlertChoices;
    alerts: Alerts;
    alert_mails: AlertMails;
  }
}
