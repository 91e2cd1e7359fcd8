const vm = require('node:vm');

const { compileFunction } = vm;

/**
 * Jest compiles each module as a function, which V8 does anew for every test file. Of a script with the same text it
 * keeps what it has compiled.
 *
 * @param {string} source
 * @param {string[]} parameters
 */
function compileScript(source, parameters, { filename, parsingContext }) {
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
}

/** For an environment that is made. */
module.exports = function compileOnce({ collectCoverage }) {
  // V8 counts what is covered from the script's start, and keeps no script that may import modules of its own.
  vm.compileFunction = collectCoverage || vm.SourceTextModule ? compileFunction : compileScript;
};
