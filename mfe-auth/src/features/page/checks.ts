/** A check that something other than spaces was typed. */
export function checkFilled(message: string): (typed: string) => true | string {
  return (typed) => typed.trim() !== '' || message;
}

/** `true`, or what is wrong with a phone number. Every country's spelling passes. */
export function checkPhone(phone: string): true | string {
  if (!phone.trim()) return 'Enter your phone number.';
  const isPhone = /^[+\d\s().-]+$/.test(phone) && phone.replace(/\D/g, '').length >= 6;
  return isPhone || 'Enter a phone number, for example +1 555 010 0134.';
}
