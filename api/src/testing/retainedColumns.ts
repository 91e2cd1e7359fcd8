/**
 * What becomes of the columns that can hold a text, a date or a hash, as docs/retention.md says it.
 *
 * - `leaving`: erased when the customer leaves
 * - `years`: kept for the years that the law asks for, then erased
 * - `expires`: removed within the time that the row itself says, a year at most, whoever it is about
 * - `nobody`: the bank’s own words, codes and numbers, random keys, and hashes that include one
 */
type Treatment = 'leaving' | 'years' | 'expires' | 'nobody';

const tables: Record<string, Record<string, Treatment>> = {
  access_tokens: { hash: 'expires', refresh_hash: 'expires' },
  accounts: { number: 'years', name: 'years', type: 'nobody', currency: 'nobody' },
  alert_choices: { kind: 'nobody' },
  alert_kinds: { kind: 'nobody' },
  alerts: { kind: 'nobody', facts: 'leaving' },
  assertion_keys: { id: 'expires', public_key: 'expires' },
  audit_chains: { chain: 'nobody', hash: 'nobody' },
  audit_events: {
    ...{ chain: 'years', event: 'years', network: 'years', details: 'years', previous: 'years', hash: 'years' },
  },
  budgets: { category: 'leaving', since: 'leaving', currency: 'leaving' },
  card_payments: {
    ...{ id: 'nobody', currency: 'nobody', merchant: 'years', merchant_code: 'nobody', channel: 'nobody' },
    ...{ state: 'nobody', reason: 'nobody' },
  },
  cards: { kind: 'nobody', last_four: 'years', expires: 'nobody', blocked_as: 'nobody' },
  contact_changes: { hash: 'leaving', email: 'leaving', phone: 'leaving', code_hash: 'leaving' },
  customers: {
    ...{ first_name: 'years', last_name: 'years', id_number_key: 'years', date_of_birth: 'years' },
    ...{ email: 'leaving', phone: 'leaving', phone_key: 'leaving', username: 'leaving', password_hash: 'leaving' },
    ...{ language: 'leaving', groups: 'leaving', customer_since: 'nobody' },
  },
  devices: { hash: 'leaving', network: 'leaving' },
  entries: { description: 'years', category: 'nobody', currency: 'nobody' },
  factor_confirmations: { code_hash: 'leaving' },
  failures: { key: 'leaving' },
  filed_entries: { category: 'leaving' },
  filed_payees: { payee: 'leaving', category: 'leaving' },
  former_addresses: { email: 'leaving' },
  holds: {
    ...{ source: 'nobody', key: 'nobody', order_hash: 'nobody', currency: 'nobody' },
    ...{ description: 'years', state: 'nobody' },
  },
  kysely_migration: { name: 'nobody', timestamp: 'nobody' },
  kysely_migration_lock: { id: 'nobody' },
  ledger_faults: { fault: 'nobody' },
  outbox: { recipient: 'expires', subject: 'expires', body: 'expires' },
  passkey_challenges: { hash: 'expires' },
  passkeys: { credential_id: 'leaving', public_key: 'leaving', transports: 'leaving', name: 'leaving' },
  payees: { name: 'leaving', number: 'leaving' },
  rail_payment_hashes: { hash: 'years' },
  rail_payments: {
    ...{ number: 'years', name: 'years', bic: 'years' },
    ...{ currency: 'nobody', state: 'nobody', reason: 'nobody' },
  },
  recovery_codes: { hash: 'leaving' },
  refresh_tokens: { hash: 'leaving', successor: 'leaving' },
  refusals: { source: 'nobody', key: 'nobody', order_hash: 'nobody', reason: 'nobody' },
  refused_requests: { source: 'years', key: 'years', request_hash: 'years', problem: 'years' },
  registrations: { hash: 'leaving', date_of_birth: 'leaving', code_hash: 'leaving', failure_key: 'leaving' },
  resets: { hash: 'leaving', code_hash: 'leaving', failure_key: 'leaving' },
  schedule_executions: { due_on: 'nobody', outcome: 'nobody', reason: 'nobody' },
  schedules: {
    ...{ key: 'nobody', order_hash: 'nobody', currency: 'nobody', memo: 'years', rhythm: 'nobody' },
    ...{ first_on: 'nobody', last_on: 'nobody', next_on: 'nobody' },
  },
  second_steps: { secret: 'leaving' },
  sessions: { device_hash: 'leaving', network: 'leaving', user_agent: 'leaving' },
  sign_in_proofs: { hash: 'leaving' },
  source_accounts: { source: 'nobody', pays: 'nobody' },
  step_ups: { order_hash: 'leaving', currency: 'leaving', payee: 'leaving', code_hash: 'leaving', plan: 'leaving' },
  throttles: { key: 'expires' },
  transactions: { key: 'nobody', order_hash: 'nobody', memo: 'years', source: 'nobody', effective_on: 'nobody' },
  two_step_setups: { secret: 'leaving', code_hash: 'leaving' },
  webhook_events: { chain: 'years', recipient: 'nobody', subject: 'nobody', body: 'years' },
  wire_quotes: {
    ...{ recipient: 'years', number: 'years', bic: 'years', bank: 'years', memo: 'years' },
    ...{ currency: 'nobody', rate: 'nobody', account_currency: 'nobody', sends_on: 'nobody', arrives_on: 'nobody' },
  },
};

/** The keys are like `table.column`. */
export const retainedColumns: Record<string, Treatment> = Object.fromEntries(
  Object.entries(tables).flatMap(([table, columns]) =>
    Object.entries(columns).map(([column, treatment]) => [`${table}.${column}`, treatment]),
  ),
);
