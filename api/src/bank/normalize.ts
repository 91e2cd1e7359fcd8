/** A phone number's digits: people group them as they like. */
export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '');
}

/** A number as it stands in the records: no groups, capital letters. */
export function numberKey(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
