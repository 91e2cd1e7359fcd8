import { accountPath } from '@bank/shared/paths';

export function statementsPath(accountId: string): string {
  return `${accountPath(accountId)}/statements`;
}
