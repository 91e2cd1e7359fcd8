/** React's namespace would be a copy of its exports. */
const COMMON_JS = /^react(-dom)?(\/|$)/;

/** The module of a shell that puts what the bank shares into the scope that containers are given. */
export default function providedModules() {
  const lines = Object.entries(this.getOptions()).map(([module, { version }], index) => {
    const [name, from] = [`module${index}`, JSON.stringify(module)];
    return `import ${COMMON_JS.test(module) ? '' : '* as '}${name} from ${from};
provide(${from}, ${JSON.stringify(version)}, ${name});`;
  });
  return ["import { provide } from './shareScope';", ...lines].join('\n');
}
