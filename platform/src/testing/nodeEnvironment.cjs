const { TestEnvironment } = require('jest-environment-node');
const compileOnce = require('../presets/compileOnce.cjs');

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    compileOnce(config.globalConfig);
    super(config, context);
    nameFastifyPlugins(this.global.Function.prototype);
  }
};

/** Fastify looks for the name of each plugin without one among all modules, which Jest lists anew each time. */
function nameFastifyPlugins(prototype) {
  const name = { value: 'plugin', writable: true, configurable: true };
  Object.defineProperty(prototype, Symbol.for('fastify.display-name'), name);
}
