const ACCENTED = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', n: 'ñ', c: 'ç' };
const LONGER = 0.4;

/**
 * English that is 40 % longer and in brackets: a text without them has no key, and one whose bracket is cut off has no room.
 * @param {unknown[]} message
 * @returns {unknown[]}
 */
export function pseudo(message) {
  const letters = lengthOf(message);
  return ['[', ...accented(message), ' ', filler(Math.ceil(letters * LONGER)), ']'];
}

/** Words, because lines break between them. */
function filler(length) {
  return '~'.repeat(length).replaceAll(/~{7}(?=~)/g, '~~~~~~ ');
}

function accented(message) {
  return message.map((token) => {
    if (typeof token === 'string')
      return token.replaceAll(/(?<![<\w/])\w+(?!\w*>)/g, (word) =>
        word.replaceAll(/\w/g, (letter) => ACCENTED[letter] ?? letter),
      );
    const [name, kind, forms] = token;
    if (!kind || typeof forms !== 'object') return token;
    return [
      name,
      kind,
      Object.fromEntries(
        Object.entries(forms).map(([form, inside]) => [form, Array.isArray(inside) ? accented(inside) : inside]),
      ),
    ];
  });
}

function lengthOf(message) {
  return message.reduce((sum, token) => sum + (typeof token === 'string' ? token.length : 6), 0);
}
