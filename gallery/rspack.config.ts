import preset from '@bank/platform/rspack';

/** The preset, and the text of a file where it is imported with `?source`. */
export default async function galleryConfig() {
  const config = await preset();
  const source = { resourceQuery: /^\?source$/, type: 'asset/source' };
  return { ...config, module: { rules: [{ oneOf: [source, ...(config.module?.rules ?? [])] }] } };
}
