/** @param range comparators, as `semver` writes every range: `>=18.3.0 <19.0.0-0||>=19.0.0 <20.0.0-0` */
export function satisfies(version: string, range: string): boolean {
  return range.split('||').some((set) => set.split(' ').every((comparator) => meets(version, comparator)));
}

function meets(version: string, comparator: string): boolean {
  if (comparator === '') return true;
  const [, operator = '', bound = ''] = /^([<>]?=?)(.*)/.exec(comparator) ?? [];
  const [own, other] = [sortKey(version), sortKey(bound)];
  if (own === other) return operator === '' || operator.endsWith('=');
  return operator.startsWith(own < other ? '<' : '>');
}

/** Sorts like https://semver.org/#spec-item-11: numbers by size and before words, a release after its prereleases. */
function sortKey(version: string): string {
  const [, release = '', prerelease] = /^([^-+]*)(?:-([^+]*))?/.exec(version) ?? [];
  const identifiers = prerelease === undefined ? release : `${release}.${prerelease}`;
  const keys = identifiers.split('.').map((one) => (/^\d+$/.test(one) ? `0${one.padStart(16, '0')}` : `1${one}`));
  return [...keys, ...(prerelease === undefined ? ['2'] : [])].join(' ');
}
