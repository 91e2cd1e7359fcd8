import type { OwnProblem } from '../../../kernel/contract/problem.ts';

export const newPayee: OwnProblem = { name: 'new-payee', status: 422, title: 'More than a new payee gets' };
