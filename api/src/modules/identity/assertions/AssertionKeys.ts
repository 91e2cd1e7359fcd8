import type { CryptoKey } from 'jose';
import { type Bank, DAY, HOUR, later, MINUTE } from '../../../kernel/bank/Bank.ts';

export const ASSERTION_LIFE_MS = MINUTE;
export const ALGORITHM = 'EdDSA';
const SIGNING_MS = DAY;
/** Longer than services keep a key set. */
const PUBLISHED_AHEAD_MS = HOUR;
/** How far the clocks of services may differ. */
const TOLERANCE_MS = 5 * MINUTE;

interface SigningKey {
  id: string;
  privateKey: CryptoKey;
  until: Date;
}

/** Each API has keys of its own, in its memory, and replaces them every day. All publish theirs in the database. */
export class AssertionKeys {
  readonly #bank: Pick<Bank, 'db' | 'now'>;
  #current: SigningKey | undefined;
  #next: SigningKey | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(bank: Pick<Bank, 'db' | 'now'>) {
    this.#bank = bank;
  }

  signingKey(): Promise<SigningKey> {
    const rotated = this.#turn.then(() => this.#rotate());
    this.#turn = rotated.catch(() => undefined);
    return rotated;
  }

  /** JWKs of all APIs (RFC 7517): those that sign, will sign, or have signed what is still valid. */
  async published(): Promise<unknown[]> {
    const { db, now } = this.#bank;
    const rows = await db.selectFrom('assertion_keys').select('public_key').where('expires_at', '>', now()).execute();
    return rows.map(({ public_key }) => JSON.parse(public_key) as unknown);
  }

  async #rotate(): Promise<SigningKey> {
    const time = this.#bank.now();
    const isOver = (key: SigningKey | undefined) => !key || key.until <= time;
    if (isOver(this.#current)) {
      this.#current = isOver(this.#next) ? undefined : this.#next;
      this.#next = undefined;
    }
    this.#current ??= await this.#publish(later(time, SIGNING_MS));
    const { until } = this.#current;
    if (later(until, -PUBLISHED_AHEAD_MS) <= time) this.#next ??= await this.#publish(later(until, SIGNING_MS));
    return this.#current;
  }

  async #publish(until: Date): Promise<SigningKey> {
    // Imported on demand: an API without services starts faster.
    const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await import('jose');
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
    const jwk = await exportJWK(publicKey);
    const id = await calculateJwkThumbprint(jwk);
    const public_key = JSON.stringify({ ...jwk, kid: id, alg: ALGORITHM, use: 'sig' });
    const expires_at = later(until, ASSERTION_LIFE_MS + TOLERANCE_MS);
    await this.#bank.db.insertInto('assertion_keys').values({ id, public_key, expires_at }).execute();
    return { id, privateKey, until };
  }
}
