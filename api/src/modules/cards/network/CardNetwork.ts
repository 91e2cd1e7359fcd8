interface PendingPayment {
  /** The network’s own. */
  id: string;
  merchant: string;
  /** Minor units. */
  amount: bigint;
  at: Date;
}

/** What becomes of a payment that was approved. */
export interface CardEvent {
  payment: string;
  /** A shop that lets go of a deposit, or never sends the goods, releases it. */
  outcome: 'settled' | 'released';
}

/** Asks for payments at `/internal/card-payments`, and says later what became of them. */
export interface CardNetwork {
  /** Nothing about those that are still open. Told again until the bank has taken it in. */
  eventsOf(payments: PendingPayment[], now: Date): Promise<CardEvent[]>;
}
