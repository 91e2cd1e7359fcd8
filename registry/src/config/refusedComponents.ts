import { validRange } from 'semver';
import parse from 'spdx-expression-parse';
import Type, { type Static } from 'typebox';

/** What no release may bundle. */
export const refusedSchema = Type.Object(
  {
    packages: Type.Optional(
      Type.Array(Type.String({ pattern: '^(@[\\w.-]+/)?[\\w.-]+(@.+)?$' }), {
        description: 'a list of packages, with versions or without, such as ["event-stream", "lodash@<4.17.21"]',
      }),
    ),
    licences: Type.Optional(
      Type.Array(Type.String(), { description: 'a list of SPDX identifiers, such as ["AGPL-3.0-only"]' }),
    ),
  },
  { additionalProperties: false, description: 'an object with "packages" and "licences"' },
);

export type RefusedComponents = Static<typeof refusedSchema>;

/** @param wanted such as `lodash@<4.17.21` @returns name and range */
export function splitPackage(wanted: string): [name: string, range: string] {
  const at = wanted.indexOf('@', 1);
  return at < 0 ? [wanted, '*'] : [wanted.slice(0, at), wanted.slice(at + 1)];
}

/** A misspelt entry would refuse nothing. @returns the first one that means nothing, if any */
export function unreadableEntry({ packages = [], licences = [] }: RefusedComponents): string | undefined {
  return (
    packages.find((one) => validRange(splitPackage(one)[1]) === null) ?? licences.find((one) => !isIdentifier(one))
  );
}

function isIdentifier(licence: string): boolean {
  try {
    return 'license' in parse(licence);
  } catch {
    return false;
  }
}
