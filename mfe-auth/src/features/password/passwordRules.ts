export const passwordRules: { text: string; isMet: (password: string) => boolean }[] = [
  { text: 'At least 8 characters', isMet: (password) => [...password].length >= 8 },
  {
    text: 'Uppercase and lowercase letters',
    isMet: (password) => /\p{Lu}/u.test(password) && /\p{Ll}/u.test(password),
  },
  { text: 'At least one number', isMet: (password) => /\p{Nd}/u.test(password) },
  { text: 'At least one special character', isMet: (password) => /[^\p{L}\p{N}\s]/u.test(password) },
];

export function checkPassword(password: string): true | string {
  return passwordRules.every(({ isMet }) => isMet(password)) || 'Choose a password that meets every requirement below.';
}
