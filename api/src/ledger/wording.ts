/**
 * What the bank itself writes into descriptions. Bookings are kept for good, and read by these: they never change.
 * A name ends its sentence, so that none can pass for a memo.
 */
const sentences = {
  'to-account': 'To account •••• {lastFour}',
  to: 'To {name}',
  from: 'From {name}',
  wire: 'Wire to account •••• {lastFour}',
  interest: 'Interest paid',
  'card-payment': 'Card payment',
  'loan-payment': 'Auto loan payment',
  opening: 'Balance brought forward',
} as const;

export type WordingKind = keyof typeof sentences;
export const WORDING_KINDS = Object.keys(sentences) as WordingKind[];

/** The parts of a description: enough to say it in another language. */
export interface Wording {
  kind: WordingKind;
  name?: string;
  lastFour?: string;
  /** The customer's, or another's. */
  memo?: string;
  isReversal?: boolean;
}

/** Longer sentences come before those that they begin with. */
const patterns = WORDING_KINDS.map((kind) => ({
  kind,
  pattern: new RegExp(`^${sentences[kind].replace(/\{(\w+)\}/, '(?<$1>.+)')}$`),
}));

/** Whose transactions are described by the bank alone: to a card's payment, a shop gives its name. */
const OWN_WORDS = /^(customer:.*|rail|bank)$/;

/** The bank's words first, so that a memo cannot pass for them. */
export function describe({ kind, memo, ...parts }: Pick<Wording, 'kind' | 'memo' | 'name' | 'lastFour'>): string {
  const sentence = sentences[kind].replace(/\{(\w+)\}/, (_, part: keyof typeof parts) => parts[part] ?? '');
  return memo ? `${sentence} · ${memo.replaceAll(/\s+/g, ' ')}` : sentence;
}

/**
 * What `describe` was given, from what the ledger keeps for good.
 * @param source of its transaction
 * @returns undefined where the words are somebody else's
 */
export function readWording(description: string, source: string): Wording | undefined {
  if (!OWN_WORDS.test(source)) return undefined;
  const [, reversal, sentence = '', memo] = /^(Reversal: )?(.*?)(?: · (.*))?$/.exec(description) ?? [];
  for (const { kind, pattern } of patterns) {
    const found = pattern.exec(sentence);
    if (found) return { kind, ...found.groups, ...(memo && { memo }), ...(reversal && { isReversal: true }) };
  }
  return undefined;
}
