const MAX_LENGTH = 200;

/** Patterns apply in order: none matches what an earlier one has put in place. */
const DATA: [pattern: RegExp, placeholder: string][] = [
  [/\S+@\S+\.\S+/g, '<email>'],
  [/\b[a-z][\w+.-]*:\/\/\S+/gi, '<address>'],
  // A text without an end may have been cut.
  [/["“„«][^"”“»]*["”“»]?|`[^`]*`?|(?<!\w)['‘][^'’]*['’]?/g, '<text>'],
  [/(?<![\w<])\.{0,2}\/\S+/g, '<address>'],
  [/[\p{L}\w-]*\p{Nd}[\p{L}\p{Nd}\w.,-]*/gu, '<number>'],
];

/** A name begins with a capital letter, or has a script without them. */
const NAME = /(?<!\p{L})(?!\p{Ll})\p{L}[\p{L}\p{M}]+/gu;

const OF_REACT = /^Minified React error #\d+/;

/** Takes out of an error's message what could be a customer's data: all that is in a field of the page, and names on it too. */
export function redact(message: string): string {
  const [number] = OF_REACT.exec(message) ?? [];
  if (number) return number;
  const withoutTyped = typedValues().reduce((text, value) => text.replaceAll(value, '<text>'), message);
  const names = namesOnScreen();
  const withoutNames = withoutTyped.replaceAll(NAME, (word) => (names.has(word) ? '<text>' : word));
  const redacted = DATA.reduce((text, [pattern, placeholder]) => text.replaceAll(pattern, placeholder), withoutNames);
  return redacted.slice(0, MAX_LENGTH);
}

/** Longer values come first, so that none leaves the rest of another. */
function typedValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values = [...fields].map(({ value }) => value.trim()).filter(({ length }) => length > 1);
  return values.toSorted((a, b) => b.length - a.length);
}

/** Pages set apart by `bdi` what customers, payees and shops are called. */
function namesOnScreen(): Set<string> {
  const texts = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);
  return new Set(texts.flatMap((text) => text.match(NAME) ?? []));
}
