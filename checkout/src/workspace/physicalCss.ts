const PHYSICAL_PROPERTY =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;
const SIDES_OF_A_BOX = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/;
const KEYWORD = /\b(?:left|right)\b/;
const MOVE_ALONG_THE_LINE = /\btranslate(?:X|3d)?\((?!0\b)/;

/** Declarations in a style sheet, or in the templates of a script, that stay as they are where text runs from right to left. */
export function physicalDeclarations(source: string): string[] {
  const declarations = source.matchAll(/^\s*([a-z-]+):\s*([^;{}]+);$/gm);
  return [...declarations].flatMap(([, property = '', value = '']) =>
    isPhysical(property, value) ? [`${property}: ${value.replaceAll(/\s+/g, ' ')}`] : [],
  );
}

function isPhysical(property: string, value: string): boolean {
  if (PHYSICAL_PROPERTY.test(property)) return true;
  if (SIDES_OF_A_BOX.test(property)) return hasUnequalSides(value);
  if (property === 'translate') return !value.startsWith('0 ') && value !== 'none';
  return !property.startsWith('--') && (KEYWORD.test(value) || MOVE_ALONG_THE_LINE.test(value));
}

/** Top, right, bottom and left, each of which may be a function of functions. */
function hasUnequalSides(value: string): boolean {
  const sides = value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return sides.length === 4 && sides[1] !== sides[3];
}
