/** `November 30, 2026`, in the language. @param day as `2026-11-30` */
export function longDay(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
