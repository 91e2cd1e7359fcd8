import { text } from '../messages';

/** Of a field for six digits that were mailed, or that an app shows. */
export const codeProps = { inputMode: 'numeric', autoComplete: 'one-time-code', dir: 'ltr', required: true } as const;

export const checkCode = (typed: string) => /^\d{6}$/.test(typed) || text('contact.codeWrong');
