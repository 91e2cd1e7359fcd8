import { numberKey } from '../../../kernel/bank/normalize.ts';
import { railInUse } from '../rails/railInUse.ts';

export function findBank(accountNumber: string): { bank?: { bic: string; name: string } } {
  const bank = railInUse().bankOfNumber(numberKey(accountNumber));
  return bank ? { bank: { bic: bank.bic, name: bank.name } } : {};
}
