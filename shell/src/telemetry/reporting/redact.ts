const MAX_LENGTH = 200;

/** In order: what one of them leaves, the next ones do not read as theirs. */
const DATA: [pattern: RegExp, placeholder: string][] = [
  [/\S+@\S+\.\S+/g, '<email>'],
  [/\b[a-z][\w+.-]*:\/\/\S+/gi, '<address>'],
  // Without an end it may have been cut.
  [/["“„«][^"”“»]*["”“»]?|`[^`]*`?|(?<!\w)['‘][^'’]*['’]?/g, '<text>'],
  [/(?<![\w<])\.{0,2}\/\S+/g, '<address>'],
  [/[\p{L}\w-]*\p{Nd}[\p{L}\p{Nd}\w.,-]*/gu, '<number>'],
];

const OF_REACT = /^Minified React error #\d+/;

/** Takes out of an error's message what could be a customer's data. */
export function redact(message: string): string {
  const [number] = OF_REACT.exec(message) ?? [];
  if (number) return number;
  const redacted = DATA.reduce((text, [pattern, placeholder]) => text.replaceAll(pattern, placeholder), message);
  return redacted.slice(0, MAX_LENGTH);
}
