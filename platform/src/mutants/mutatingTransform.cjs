const { createTransformer } = require('@swc/jest');

/** The project's transformer, with one mutant applied to its file. CommonJS: Jest loads transformers so. */
module.exports = {
  createTransformer({ swc: options, mutant }) {
    const swc = createTransformer(options);
    const mutated = (source, file) =>
      mutant.file === file ? source.slice(0, mutant.start) + mutant.replacement + source.slice(mutant.end) : source;
    return {
      ...swc,
      // Without the configuration, which holds the mutant: what is not mutated stays in the cache.
      getCacheKey: (source, file, rest) => swc.getCacheKey(mutated(source, file), file, { ...rest, configString: '' }),
      process: (source, file, rest) => swc.process(mutated(source, file), file, rest),
    };
  },
};
