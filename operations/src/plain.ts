/** Outside text on one line, without terminal escape sequences. */
export function plain(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
