export type Damage = (text: string, file: string) => string;

const isPage = (file: string) => /^\w+Pages?\.\w+\.js$/.test(file);
const isEntry = (file: string) => file.startsWith('remoteEntry');
/** The page's shared React: code put into a built file cannot import it. */
const REACT = 'Object.values(__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()';

/** Mistakes that a squad may release, by fault. */
export const damages: Record<string, Damage> = {
  'syntax error': (text, file) => (isPage(file) ? `${text};const const` : text),
  'throws at evaluation': (text, file) => (isEntry(file) ? `throw new Error('bad evaluation');${text}` : text),
  'throws in an event handler': inPlaceOfPage(
    "() => R.createElement('div', { onClick: () => { throw new Error('bad handler'); } }, R.createElement(Page))",
  ),
  'throws at render': inPlaceOfPage("() => { throw new Error('bad render'); }"),
  'throws in an effect': inPlaceOfPage(
    "() => { R.useEffect(() => { throw new Error('bad effect'); }, []); return R.createElement(Page); }",
  ),
  'rejects in a lazy chunk': inPlaceOfPage(
    "((Lazy) => () => R.createElement(R.Suspense, null, R.createElement(Lazy)))(R.lazy(() => Promise.reject(new Error('bad chunk'))))",
  ),
  'wrong expose': (text, file) =>
    file === 'bank.json' ? text.replaceAll(/"expose": "\w+"/g, '"expose": "NoSuchPage"') : text,
  'React of another major': (text) =>
    text.replaceAll(/"\^19\.\d+\.\d+"/g, '"^18.0.0"').replaceAll(/">=19\.[^"]+"/g, '">=18.0.0 <19.0.0-0"'),
};

function inPlaceOfPage(component: string): Damage {
  return (text, file) => {
    if (!isPage(file)) return text;
    // The file may hold extensions of the remote beside its page.
    return text.replaceAll(/default:\(\)=>([\w$]+)/g, (_, part: string, at: number) => {
      const wrap = `((R, Page) => ${component})(${REACT}, ${part})`;
      return `default:()=>(globalThis["bad ${file} ${at}"] ??= ${wrap})`;
    });
  };
}
