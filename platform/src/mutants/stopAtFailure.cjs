const { default: runTests } = require('jest-circus/runner');

/** Jest's own runner, which skips the rest of a file once a test has failed: Jest's `bail` only skips further files. */
module.exports = (globalConfig, config, environment, ...rest) => {
  const handleTestEvent = environment.handleTestEvent?.bind(environment);
  let hasFailed = false;
  environment.handleTestEvent = async (event, state) => {
    if (event.name === 'test_done' && event.test.errors.length > 0) hasFailed = true;
    if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip';
    await handleTestEvent?.(event, state);
  };
  return runTests(globalConfig, config, environment, ...rest);
};
