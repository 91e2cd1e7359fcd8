/**
 * What the bundler's code for a container asks of its runtime, for containers that bring no shared module of their own.
 * Takes the place of `@module-federation/webpack-bundler-runtime`, and runs in customers' browsers.
 */
let shareScope = {};

__webpack_require__.initContainer = (provided) => {
  shareScope = provided;
};

__webpack_require__.getContainer = async (module) => {
  const load = __webpack_require__.initializeExposesData.moduleMap[module];
  if (!load) throw new Error(`The container has no module "${module}".`);
  return load();
};

/** A hot update replaces the data. */
__webpack_require__.f.consumes = (chunkId, promises) => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = __webpack_require__.consumesLoadingData ?? {};
  for (const id of chunkMapping?.[chunkId] ?? []) promises.push(consume(id, moduleIdToConsumeDataMapping[id]));
};

/** A version that does not fit is refused by whoever provides it. */
async function consume(id, { shareKey, requiredVersion }) {
  const [provided] = Object.values(shareScope[shareKey] ?? {});
  if (!provided) throw new Error(`The page does not provide ${shareKey}.`);
  const factory = await provided.get(requiredVersion);
  __webpack_require__.m[id] = (module) => {
    module.exports = factory();
  };
}
