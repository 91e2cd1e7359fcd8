interface Account {
  id: string;
  posted: number;
  held?: number;
  floor?: number;
  ceiling?: number;
}

interface Posting {
  key: string;
  id: string;
  from: string;
  to: string;
  amount: number;
  /** Neither a reversal nor of a hold. */
  isPlain: boolean;
  isReversed: boolean;
}

interface Hold {
  key: string;
  id: string;
  account: string;
  amount: number;
  state: 'pending' | 'posted' | 'voided';
}

/** What the ledger should do, in a few lines. The last account is the bank's own. */
export class LedgerModel {
  readonly postings: Posting[] = [];
  readonly holds: Hold[] = [];
  readonly ids: string[];
  readonly outside: string;
  readonly #accounts: Map<string, Account & { held: number }>;

  constructor(
    readonly source: string,
    accounts: Account[],
  ) {
    this.#accounts = new Map(accounts.map((account) => [account.id, { held: 0, ...account }]));
    this.ids = accounts.map(({ id }) => id);
    this.outside = this.ids.at(-1) ?? '';
  }

  post(key: string, from: string, to: string, amount: number, isPlain = true): string {
    const refusal = this.#refusal(from, to, amount);
    if (refusal) return refusal;
    this.#of(from).posted -= amount;
    this.#of(to).posted += amount;
    this.postings.push({ key, id: '', from, to, amount, isPlain, isReversed: false });
    return 'posted';
  }

  /** The id that the ledger gave to what has this key. */
  remember(key: string, id: string | null): void {
    for (const one of [...this.postings, ...this.holds]) if (one.key === key) one.id = id ?? '';
  }

  canHold(account: string): boolean {
    return account !== this.outside;
  }

  hasAvailable(id: string, amount: number): boolean {
    const { posted, held, floor = Number.NEGATIVE_INFINITY } = this.#of(id);
    return posted - held - amount >= floor;
  }

  hold(key: string, account: string, amount: number): string {
    if (!this.hasAvailable(account, amount)) return 'insufficient-funds';
    this.#of(account).held += amount;
    this.holds.push({ key, id: '', account, amount, state: 'pending' });
    return 'held';
  }

  void(hold: Hold): string {
    if (hold.state === 'pending') {
      hold.state = 'voided';
      this.#of(hold.account).held -= hold.amount;
    }
    return hold.state;
  }

  capture(hold: Hold, key: string, to: string, amount: number): string {
    if (hold.state !== 'pending') return 'hold-ended';
    if (amount > hold.amount) return 'more-than-held';
    const account = this.#of(hold.account);
    account.held -= hold.amount;
    const said = this.post(key, hold.account, to, amount, false);
    if (said === 'posted') hold.state = 'posted';
    else account.held += hold.amount;
    return said;
  }

  reverse(posting: Posting, key: string): string {
    if (posting.isReversed) return 'already-reversed';
    const said = this.post(key, posting.to, posting.from, posting.amount, false);
    posting.isReversed = said === 'posted';
    return said;
  }

  /** Posted and held of each account that keeps a balance. */
  amounts(): Record<string, [number, number]> {
    const kept = [...this.#accounts.values()].filter(({ id }) => id !== this.outside);
    return Object.fromEntries(kept.map(({ id, posted, held }) => [id, [posted, held]]));
  }

  #refusal(from: string, to: string, amount: number): string | undefined {
    if (!this.hasAvailable(from, amount)) return 'insufficient-funds';
    const { posted, ceiling = Number.POSITIVE_INFINITY } = this.#of(to);
    return posted + amount > ceiling ? 'above-ceiling' : undefined;
  }

  #of(id: string): Account & { held: number } {
    const account = this.#accounts.get(id);
    if (!account) throw new Error(`The model has no account ${id}.`);
    return account;
  }
}
