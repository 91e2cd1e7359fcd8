/**
 * The calls of what `@bank/shared/http` exports by this name, whatever the module calls it.
 * @param {ReturnType<typeof import('../page/parseModule.js').parseModule>} module
 * @param {string} exported
 */
export function callsOf({ nodes, expressionOf }, exported) {
  const renamed = nodes.filter(({ type, imported }) => type === 'ImportSpecifier' && imported?.value === exported);
  const names = [exported, ...renamed.map(({ local }) => local.value)];
  return nodes.filter(({ type, callee }) => {
    if (type !== 'CallExpression') return false;
    const { value, property } = expressionOf(callee);
    return names.includes(value) || property?.value === exported;
  });
}
