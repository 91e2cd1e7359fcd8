export function phoneKey(phone: string): string {
  return phone.replace(/\D/g, '');
}

export function numberKey(typed: string): string {
  return typed.replace(/[\s-]/g, '').toUpperCase();
}
