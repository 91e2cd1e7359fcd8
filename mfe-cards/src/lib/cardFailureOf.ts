import { type Failure, failureOf } from '@bank/shared/http';
import { text } from '../messages';

/** In the page's language: the bank's own words for what only cards refuse are English. */
export function cardFailureOf(error: unknown): Failure {
  const failure = failureOf(error);
  return failure.type === 'card-blocked' ? { ...failure, text: text('card.blocked') } : failure;
}
