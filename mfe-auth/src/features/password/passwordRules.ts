import { type TextKey, text } from '../../messages';

export const passwordRules: { key: TextKey; isMet: (password: string) => boolean }[] = [
  { key: 'password.ruleLength', isMet: (password) => [...password].length >= 8 },
  {
    key: 'password.ruleCases',
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  { key: 'password.ruleNumber', isMet: (password) => /\p{Nd}/u.test(password) },
  { key: 'password.ruleSpecial', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export function checkPassword(password: string): true | string {
  return passwordRules.every(({ isMet }) => isMet(password)) || text('password.tooWeak');
}
