import type { Migration } from './Module.ts';
import { up as ledger } from './migrations/0001-ledger.ts';
import { up as signIn } from './migrations/0002-sign-in.ts';
import { up as expiringMessages } from './migrations/0003-expiring-messages.ts';
import { up as arrivedTokens } from './migrations/0004-arrived-tokens.ts';
import { up as lowAmounts } from './migrations/0005-low-amounts.ts';
import { up as audit } from './migrations/0010-audit.ts';
import { up as sessionDetails } from './migrations/0011-session-details.ts';
import { up as failures } from './migrations/0012-failures.ts';
import { up as namedCounterparties } from './migrations/0020-named-counterparties.ts';
import { up as deadLetters } from './migrations/0021-dead-letters.ts';
import { up as contactChanges } from './migrations/0022-contact-changes.ts';
import { up as registrationCodes } from './migrations/0023-registration-codes.ts';
import { up as assertionKeys } from './migrations/0024-assertion-keys.ts';
import { up as languages } from './migrations/0025-languages.ts';
import { up as stepUps } from './migrations/0037-step-ups.ts';
import { up as plannedStepUps } from './migrations/0040-planned-step-ups.ts';
import { up as refusedRequests } from './migrations/0044-refused-requests.ts';
import { up as staff } from './migrations/0045-staff.ts';
import { up as sweepIndexes } from './migrations/0047-sweep-indexes.ts';
import { up as groups } from './migrations/0048-groups.ts';
import { up as leaving } from './migrations/0050-leaving.ts';
import { up as webhookEvents } from './migrations/0051-webhook-events.ts';
import { up as writingSessions } from './migrations/0052-writing-sessions.ts';

/** These share one history with the ledger’s. */
export const migrations: Record<string, Migration> = {
  '0001-ledger': { up: ledger },
  '0002-sign-in': { up: signIn },
  '0003-expiring-messages': { up: expiringMessages },
  '0004-arrived-tokens': { up: arrivedTokens },
  '0005-low-amounts': { up: lowAmounts },
  '0010-audit': { up: audit },
  '0011-session-details': { up: sessionDetails },
  '0012-failures': { up: failures },
  '0020-named-counterparties': { up: namedCounterparties },
  '0021-dead-letters': { up: deadLetters },
  '0022-contact-changes': { up: contactChanges },
  '0023-registration-codes': { up: registrationCodes },
  '0024-assertion-keys': { up: assertionKeys },
  '0025-languages': { up: languages },
  '0037-step-ups': { up: stepUps },
  '0040-planned-step-ups': { up: plannedStepUps },
  '0044-refused-requests': { up: refusedRequests },
  '0045-staff': { up: staff },
  '0047-sweep-indexes': { up: sweepIndexes, isConcurrent: true },
  '0048-groups': { up: groups },
  '0050-leaving': { up: leaving },
  '0051-webhook-events': { up: webhookEvents },
  '0052-writing-sessions': { up: writingSessions },
};
