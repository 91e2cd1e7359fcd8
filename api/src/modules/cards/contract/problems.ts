import type { OwnProblem } from '../../../kernel/contract/problem.ts';

export const cardBlocked: OwnProblem = { name: 'card-blocked', status: 409, title: 'The card is blocked' };

export const notTheNetwork: OwnProblem = {
  name: 'not-the-network',
  status: 401,
  title: 'Not the card network',
  challenge: 'Bearer',
};
