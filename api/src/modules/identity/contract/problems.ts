import type { OwnProblem } from '../../../kernel/contract/problem.ts';

export const passkeyRefused: OwnProblem = { name: 'passkey-refused', status: 422, title: 'Passkey not accepted' };
export const passkeyNeeded: OwnProblem = { name: 'passkey-needed', status: 409, title: 'A passkey is needed' };
export const secondStepNeeded: OwnProblem = {
  name: 'second-step-needed',
  status: 403,
  title: 'A sign-in with your second step is needed',
};
export const codeNeeded: OwnProblem = { name: 'code-needed', status: 403, title: 'A mailed code is needed' };
export const accountsOpen: OwnProblem = { name: 'accounts-open', status: 409, title: 'There are open accounts' };
export const confirmationNeeded: OwnProblem = {
  name: 'confirmation-needed',
  status: 403,
  title: 'Your password is needed again',
};
