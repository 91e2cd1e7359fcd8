/**
 * Given by a data router and in framework mode. The bank has neither, so what they mean for a component is known
 * while it is built.
 */
const CONTEXT = /React\d*\.useContext\((DataRouterContext|DataRouterStateContext)\)/g;
/** Development builds say in words what is wrong. */
const MESSAGES = [
  [
    /^function invariant\(value, message\) \{\n {2}if \((.+)\) \{[\s\S]*?^\}/m,
    'function invariant(value) { if ($1) throw new Error("React Router is used wrongly. A development build says how."); }',
  ],
  [/^function warning\(cond, message\) \{[\s\S]*?^\}/m, 'function warning() {}'],
];
/** What only they use, and what would throw without framework mode. */
const CUTS = [
  ...MESSAGES,
  [/isDataRoute \? useNavigateStable\(\) : /, ''],
  [/dataRouterOpts && dataRouterOpts\.state\.matches\.length \?/, 'false ?'],
  [/let dataRouterState = dataRouterOpts\?\.state;/, 'let dataRouterState = null;'],
  [/if \(errors != null\)/, 'if (false)'],
  [/^RenderErrorBoundary\.contextType = .+;$/m, ''],
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '= [false, null, {}]'],
  [/shouldPrefetch && !isAbsolute \?/, 'false ?'],
];

/**
 * What nothing imports is then left out: names for developer tools and `forwardRef` keep components in builds.
 * @param {string} source
 * @returns {string}
 */
export default function reactRouter(source) {
  const lean = source.includes('var Link = ') ? CUTS.reduce(cut, source) : source;
  return lean
    .replaceAll(CONTEXT, 'null')
    .replaceAll(/^\w+\.displayName = .+;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}

function cut(source, [found, instead]) {
  if (found.test(source)) return source.replace(found, instead);
  throw new Error(
    `react-router: ${found} is written in another way than before. Adapt platform/src/build/lean/reactRouter.js.`,
  );
}
