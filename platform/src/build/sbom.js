import parse from 'spdx-expression-parse';

/**
 * Writes CycloneDX 1.6, without date and serial number, and in order, so that the same sources give the same bytes.
 *
 * @param {{ name: string, version: string, owner?: string }} subject
 * @param {ReturnType<typeof import('./bundledPackages.js').bundledPackages>} bundled
 */
export function sbomOf({ owner, ...subject }, { packages, direct }) {
  const refs = new Map(packages.map((one) => [one.id, purlOf(one)]));
  const refsOf = (ids) => [...new Set([...ids].flatMap((id) => refs.get(id) ?? []))].sort();
  const used = new Set([...packages.flatMap(({ uses }) => [...uses]), ...direct]);
  // Nobody imports the runtime of a container.
  const others = packages.map(({ id }) => id).filter((id) => !used.has(id));
  const component = componentOf('application', subject);
  const dependencies = packages.map((one) => ({ ref: purlOf(one), dependsOn: refsOf(one.uses) }));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { ...component, ...(owner && { supplier: { name: owner } }) },
    },
    components: packages.map((one) => componentOf('library', one)).sort(by('purl')),
    dependencies: [{ ref: component.purl, dependsOn: refsOf([...direct, ...others]) }, ...dependencies.sort(by('ref'))],
  };
}

function componentOf(type, { name, version, license }) {
  const [, group, rest] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const licenses = licensesOf(license);
  const purl = purlOf({ name, version });
  return {
    type,
    'bom-ref': purl,
    ...(group && { group }),
    name: rest ?? name,
    version,
    ...(licenses && { licenses }),
    purl,
  };
}

/** https://github.com/package-url/purl-spec */
function purlOf({ name, version }) {
  return `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}@${encodeURIComponent(version)}`;
}

/** @param {unknown} stated in package.json; a list, as packages used to have it, is a choice */
function licensesOf(stated) {
  const texts = [stated].flat().flatMap((one) => Object(one).type ?? one ?? []);
  const text = texts.join(' OR ');
  if (!text) return undefined;
  try {
    const { license, plus, exception } = parse(text);
    return license && !plus && !exception ? [{ license: { id: license } }] : [{ expression: text }];
  } catch {
    // "SEE LICENSE IN …" and the like.
    return [{ license: { name: text } }];
  }
}

function by(key) {
  return (one, other) => (one[key] < other[key] ? -1 : 1);
}
