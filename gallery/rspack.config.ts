import preset from '@bank/platform/rspack';

/** Adds to the preset that an import with `?source` gives the text of the file. */
export default async function galleryConfig() {
  const config = await preset();
  const source = { resourceQuery: /^\?source$/, type: 'asset/source' };
  return { ...config, module: { rules: [{ oneOf: [source, ...(config.module?.rules ?? [])] }] } };
}
