import { text } from '../../messages';

const NUMBER = /^[A-Za-z\d](?:[\s-]?[A-Za-z\d]){4,33}$/;

export function checkName(typed: string): true | string {
  return typed.trim() !== '' || text('payees.nameMissing');
}

export function checkAccountNumber(typed: string): true | string {
  if (typed.trim() === '') return text('payees.numberMissing');
  return isAccountNumber(typed.trim()) || text('payees.numberWrong');
}

export function isAccountNumber(typed: string): boolean {
  return NUMBER.test(typed);
}
