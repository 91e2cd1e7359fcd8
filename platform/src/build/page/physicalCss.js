const PHYSICAL_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const SIDES_OF_A_BOX = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
const KEYWORD = /\b(?:left|right)\b/;
/** A value that a script inserts may be anything. */
export const INSERTED = '\uE000';
/** A rule for one direction: whoever writes it turns the styles round. */
export const BOTH_WAYS = /:dir\(|\[dir=/;
const MOVE_ALONG_THE_LINE = /\btranslate(?:X|3d)?\((?!0\b)/;

/**
 * Finds lines that are declarations which stay as they are where text runs from right to left, in a text that may be no style sheet.
 * @param {string} source
 * @returns {{ line: number, name: string }[]}
 */
export function physicalPlaces(source) {
  const declarations = [...source.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);$/gm)];
  return declarations.flatMap(({ 0: text, 1: property, 2: value, index }) => {
    const line = source.slice(0, index + text.search(/\S/)).split('\n').length;
    return isPhysical(property, value) ? [{ line, name: `${property}: ${value.replaceAll(/\s+/g, ' ')}` }] : [];
  });
}

/** @param {string} property in lower case */
export function isPhysical(property, value) {
  if (PHYSICAL_PROPERTY.test(property)) return true;
  if (value.includes(INSERTED)) return false;
  if (SIDES_OF_A_BOX.test(property)) return hasUnequalSides(value);
  if (property === 'translate') return !/^(?:0(?: |$)|none$)/.test(value);
  return !property.startsWith('--') && (KEYWORD.test(value) || MOVE_ALONG_THE_LINE.test(value));
}

/** Top, right, bottom and left, each of which may be a function of functions. */
function hasUnequalSides(value) {
  const sides = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}
