import { EMAIL_PATTERN } from '../api/schema';

const email = new RegExp(EMAIL_PATTERN, 'u');

/** Whether the API takes it. Spaces around it count for nothing. */
export function isEmailAddress(typed: string): boolean {
  return email.test(typed.trim());
}
