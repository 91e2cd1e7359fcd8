// What a release reads of a build. The build itself is published as plain files, which import no other package, and
// has the same names in `platform/src/build/buildFiles.js`; a test there compares them.

/** What a build says of itself, beside the files that pages load. */
export const MANIFEST = 'bank.json';
/** What it bundles: https://cyclonedx.org/docs/1.6/json/ */
export const SBOM = 'sbom.cdx.json';
/** The shell's development build, beside the other. */
export const DEVELOPMENT = 'development.json';
/** What it was built from; no part of its content. */
export const COMMIT = 'commit.json';
/** A script's source map has its name and this ending (https://tc39.es/ecma426/). */
export const MAP = '.map';
