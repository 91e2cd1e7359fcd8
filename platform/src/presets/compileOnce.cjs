const vm = require('node:vm');

/**
 * Jest compiles each module as a function, which V8 does anew for every test file. Of a script with the same text it
 * keeps what it has compiled.
 *
 * @param {string} source
 * @param {string[]} parameters
 */
function compileOnce(source, parameters, { filename, parsingContext }) {
  const head = `(function (${parameters.join()}) {`;
  const script = new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length });
  return script.runInContext(parsingContext);
}

// Scripts of which each may import modules of its own are not kept.
if (!vm.SourceTextModule) vm.compileFunction = compileOnce;
