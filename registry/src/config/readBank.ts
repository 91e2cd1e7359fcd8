import Type, { type Static } from 'typebox';
import { anyKey } from '../anyKey.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import { refusedSchema } from './refusedComponents.ts';
import { releaseRulesSchema } from './releaseRules.ts';

const TIMEOUT_MS = 30_000;

const bankFacts = Type.Object(
  {
    config: Type.Unknown(),
    /** Names. */
    services: Type.Array(Type.String(), { description: 'a list of names' }),
    refuse: Type.Optional(refusedSchema),
    releases: Type.Optional(releaseRulesSchema),
    /** Public root keys by name, as base64 of SPKI. */
    roots: Type.Record(anyKey, Type.String(), { description: 'public keys by name' }),
  },
  { description: 'an object' },
);

export type BankFacts = Static<typeof bankFacts>;

export function isAddress(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** @param bank its address, with the base path */
export function factsAddress(bank: string): string {
  return new URL('deployment.json', bank.endsWith('/') ? bank : `${bank}/`).href;
}

/** What a bank says of itself, where it allows overrides. @param url of `factsAddress` */
export async function readBank(url: string): Promise<BankFacts> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new OperatorError(
      `${url} does not answer (${error.message}). Give the address of a bank, with its base path.`,
    );
  });
  if (answer.ok && /json/.test(answer.headers.get('content-type') ?? ''))
    return parse(bankFacts, parseJson(await answer.text(), url), url);
  throw new OperatorError(
    `${url} says nothing of a deployment. Name a bank with "overrides": true in its configuration, with its base path.`,
  );
}
