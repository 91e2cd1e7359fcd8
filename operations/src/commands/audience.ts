import { cohortOfCustomer } from '@bank/gateway/cohort.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { InvalidArgumentError } from 'commander';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

/** @returns those of these usernames: nothing that is kept names a customer */
export async function cohortsOf(names: string[]): Promise<string[]> {
  const { name: deployment } = await openDeployment();
  const cohorts = await Promise.all(names.map((name) => cohortOfCustomer(deployment, name)));
  return [...new Set(cohorts)].sort();
}

export function parseNames(text: string): string[] {
  const names = wordsOf(text);
  if (names.every((name) => name !== '')) return names;
  throw new InvalidArgumentError('Expected usernames with commas between them.');
}

/** @returns a parser of words with commas between them, each of which fits the schema */
export function listOf(schema: TSchema & { description?: string }): (text: string) => string[] {
  return (text) => {
    const words = [...new Set(wordsOf(text))];
    if (words.every((word) => Value.Check(schema, word))) return words;
    throw new InvalidArgumentError(`Each has to be ${schema.description}, with commas between them.`);
  };
}

function wordsOf(text: string): string[] {
  return text.split(',').map((word) => word.trim());
}
