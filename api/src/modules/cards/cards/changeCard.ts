import type { AuditEvent } from '../../../kernel/audit/AuditEvents.ts';
import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyText } from '../../../kernel/bank/money.ts';
import { fieldProblem, ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { cardBlocked } from '../contract/problems.ts';
import { findCard, noSuchCard } from './readCards.ts';

interface Controls {
  spendingLimit: number;
  cashLimit: number;
  channels: { online: boolean; contactless: boolean; abroad: boolean; cash: boolean };
}

type OwnCard = Awaited<ReturnType<typeof lockCard>>;

/** A frozen card stays as it is, and so does its customer’s activity. */
export function freezeCard(bank: Bank, customerId: string, id: string) {
  return change(bank, customerId, id, async (db, card) => {
    if (card.frozen_at) return undefined;
    await db.updateTable('cards').set({ frozen_at: bank.now() }).where('id', '=', id).execute();
    return 'card-frozen';
  });
}

export function unfreezeCard(bank: Bank, customerId: string, id: string) {
  return change(bank, customerId, id, async (db, card) => {
    if (!card.frozen_at) return undefined;
    await db.updateTable('cards').set({ frozen_at: null }).where('id', '=', id).execute();
    return 'card-unfrozen';
  });
}

/** @throws {ProblemError} for limits above the card’s own */
export function changeControls(bank: Bank, customerId: string, id: string, controls: Controls) {
  const { spendingLimit, cashLimit, channels } = controls;
  return change(bank, customerId, id, async (db) => {
    const { maxSpendingLimit, maxCashLimit } = await findCard(db, customerId, id, bank.now());
    requireWithin('/spendingLimit', spendingLimit, maxSpendingLimit);
    requireWithin('/cashLimit', cashLimit, maxCashLimit);
    await db
      .updateTable('cards')
      .set({ spending_limit: BigInt(spendingLimit), cash_limit: BigInt(cashLimit), ...channels })
      .where('id', '=', id)
      .execute();
    return 'card-controls-changed';
  });
}

function requireWithin(path: string, minor: number, max: { minor: number; currency: string }): void {
  if (minor <= max.minor) return;
  throw fieldProblem(path, `Choose ${moneyText(BigInt(max.minor), max.currency)} or less.`);
}

/** One after the other for each card. @param work what has happened, unless nothing has */
async function change(
  bank: Bank,
  customerId: string,
  id: string,
  work: (db: Connection, card: OwnCard) => Promise<AuditEvent | undefined>,
) {
  await countAttempt(bank, [{ what: 'cards', who: customerId, tries: 100 }]);
  return bank.db.transaction().execute(async (db) => {
    const card = await lockCard(db, customerId, id);
    if (card.blocked_at) throw new ProblemError(cardBlocked, blockedFor(card));
    const event = await work(db, card);
    const changed = await findCard(db, customerId, id, bank.now());
    if (event) await record(db, bank.now(), customerId, { event, details: { card: card.last_four } });
    return changed;
  });
}

function blockedFor({ blocked_as }: OwnCard): string {
  if (blocked_as === 'closed') return 'This card ended with its account.';
  return 'This card was reported lost or stolen and is permanently blocked.';
}

/** @throws not-found, for cards of other customers too */
export async function lockCard(db: Connection, customerId: string, id: string) {
  const card = await db
    .selectFrom('cards')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (!card) throw noSuchCard();
  return card;
}
