import { text } from '../messages';

/** Accepts the notations of every country. */
export function checkPhone(phone: string): true | string {
  if (!phone.trim()) return text('phone.missing');
  const isPhone = /^[+\d\s().-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6;
  return isPhone || text('phone.invalid');
}
