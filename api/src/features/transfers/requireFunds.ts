import { fieldProblem } from '../../bank/ProblemError.ts';

/** @throws {ProblemError} when the balance would fall below the account's floor */
export function requireFunds({ balance, floor }: { balance: bigint; floor: bigint | null }, amount: bigint): void {
  if (floor === null || balance - amount >= floor) return;
  throw fieldProblem('/amount', 'There is not enough money in this account.', 'insufficient-funds');
}
