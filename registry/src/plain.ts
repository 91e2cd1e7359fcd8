/** Outside text on one line, without terminal escape sequences and marks that turn its direction. */
export function plain(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
}
