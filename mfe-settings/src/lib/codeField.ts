import { text } from '../messages';

/** Props for a field that takes six digits, mailed or shown by an app. */
export const codeProps = { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr', required: true } as const;

export const checkCode = (typed: string) => /^\d{6}$/.test(typed) || text('contact.codeWrong');
