import { type Failure, failureOf } from '@bank/shared/http';
import { text } from '../messages';

/** Translates what only cards refuse: the bank's own words for it are English. */
export function cardFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.type === 'card-blocked' ? { ...failure, text: text('card.blocked') } : failure;
}
