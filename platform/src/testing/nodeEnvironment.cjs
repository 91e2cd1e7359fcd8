const { TestEnvironment } = require('jest-environment-node');
const compileOnce = require('../presets/compileOnce.cjs');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    compileOnce(config.globalConfig);
    super(config, context);
  }
};
