import { ANY_PATTERN } from '../anyKey.ts';

interface Node {
  patternProperties?: Record<string, object>;
  additionalProperties?: unknown;
}

/** @returns where a schema checks no value under keys that a pattern does not match, such as `.remotes` */
export function uncheckedKeys(schema: object): string[] {
  return walk(JSON.parse(JSON.stringify(schema)), '');
}

function walk(node: Node, path: string): string[] {
  const below = Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? walk(value, key === 'properties' ? path : `${path}.${key}`) : [],
  );
  return isOpen(node) ? [path, ...below] : below;
}

function isOpen({ patternProperties = {}, additionalProperties }: Node): boolean {
  const checking = Object.entries(patternProperties).filter(([, value]) => Object.keys(value).length > 0);
  return additionalProperties === undefined && checking.some(([pattern]) => pattern !== ANY_PATTERN);
}
