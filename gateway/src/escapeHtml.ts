/** Escapes text content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Links a phone number, which begins on its left in Arabic, too. */
export function callLink(phone: string): string {
  return `<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}" dir="ltr">${escapeHtml(phone)}</a>`;
}
