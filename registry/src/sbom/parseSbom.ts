import Type, { type Static } from 'typebox';
import { parse, parseJson } from '../parse.ts';

/** A package that is part of a release. */
export interface Component {
  name: string;
  version: string;
  /** SPDX identifiers and expressions, or what the package states instead. */
  licences: string[];
}

const license = Type.Object({ id: Type.Optional(Type.String()), name: Type.Optional(Type.String()) });
const choice = Type.Object({ license: Type.Optional(license), expression: Type.Optional(Type.String()) });
const components = Type.Object({
  components: Type.Optional(
    Type.Array(
      Type.Object({
        group: Type.Optional(Type.String()),
        name: Type.String({ minLength: 1, description: 'the name of a package' }),
        version: Type.Optional(Type.String()),
        licenses: Type.Optional(Type.Array(choice)),
        components: Type.Optional(Type.Unknown()),
      }),
      { description: 'a list of components' },
    ),
  ),
});
const sbom = Type.Object({ bomFormat: Type.Literal('CycloneDX', { description: '"CycloneDX"' }) });

/** Any CycloneDX document in JSON, whichever tool wrote it. @throws {OperatorError} when it is none */
export function parseSbom(bytes: Uint8Array, source: string): Component[] {
  const value = parseJson(new TextDecoder().decode(bytes), source);
  parse(sbom, value, source);
  return componentsIn(value, source);
}

/** Other tools nest components in those that contain them. A squad decides how deep, so that nothing is copied at each level. */
function componentsIn(value: unknown, source: string, found: Component[] = []): Component[] {
  for (const one of parse(components, value, source).components ?? []) {
    const name = one.group ? `${one.group}/${one.name}` : one.name;
    found.push({ name, version: one.version ?? '', licences: (one.licenses ?? []).flatMap(licenceOf) });
    if (one.components) componentsIn(one, source, found);
  }
  return found;
}

function licenceOf({ license: stated, expression }: Static<typeof choice>): string[] {
  return [expression ?? stated?.id ?? stated?.name ?? []].flat();
}
