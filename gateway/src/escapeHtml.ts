/** For text content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** In Arabic too, a number begins on its left. */
export function callLink(phone: string): string {
  return `<a href="tel:${phone.replaceAll(/[^\d+]/g, '')}" dir="ltr">${escapeHtml(phone)}</a>`;
}
