/** How `Link` prefetches in framework mode, which the bank does not use; elsewhere it would throw. */
const PREFETCH = 'return shouldPrefetch && !isAbsolute ?';

/**
 * What nothing imports is then left out: names for developer tools and `forwardRef` keep components in builds.
 * @param {string} source
 * @returns {string}
 */
export default function reactRouter(source) {
  if (source.includes('var Link = ') && !source.includes(PREFETCH))
    throw new Error(
      'react-router: Link prefetches in another way than before. Adapt platform/src/build/lean/reactRouter.js.',
    );
  return source
    .replace(PREFETCH, 'return false ?')
    .replaceAll(/^\w+\.displayName = .+;$/gm, '')
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
