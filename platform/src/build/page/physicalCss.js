const PHYSICAL_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const SIDES_OF_A_BOX = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
const KEYWORD = /\b(?:left|right)\b/;
const MOVE_ALONG_THE_LINE = /\btranslate(?:X|3d)?\((?!0\b)/;

/**
 * Finds declarations in a style sheet, or in the templates of a script, that stay as they are where text runs from right to left.
 * @param {string} source
 * @returns {{ declaration: string, at: number }[]} with the offset of each
 */
export function physicalPlaces(source) {
  const declarations = [...source.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);$/gm)];
  return declarations.flatMap(({ 0: text, 1: property, 2: value, index }) =>
    isPhysical(property, value)
      ? [{ declaration: `${property}: ${value.replaceAll(/\s+/g, ' ')}`, at: index + text.search(/\S/) }]
      : [],
  );
}

/** @param {string} property in lower case */
export function isPhysical(property, value) {
  if (PHYSICAL_PROPERTY.test(property)) return true;
  if (SIDES_OF_A_BOX.test(property)) return hasUnequalSides(value);
  if (property === 'translate') return !value.startsWith('0 ') && value !== 'none';
  return !property.startsWith('--') && (KEYWORD.test(value) || MOVE_ALONG_THE_LINE.test(value));
}

/** Top, right, bottom and left, each of which may be a function of functions. */
function hasUnequalSides(value) {
  const sides = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}
