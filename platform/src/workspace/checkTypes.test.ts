import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkTypes } from './checkTypes.ts';
import { withoutStacks } from './runTool.ts';

const root = path.resolve(__dirname, '../../..');
// Where the workspace's compiler is found.
const cache = path.join(root, 'shell/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A small version of `@bank/shared/contract`. */
const types = `interface RemoteContract { name: string; actions: readonly { id: string }[]; flags: { layout: { values: readonly string[] } } }
type IdOf<Remote extends RemoteContract> = Remote['actions'][number]['id'];
type Handlers<Id extends string> = string extends Id ? Record<string, never> : Record<Id, () => void>;
declare function useHeaderActions<Remote extends RemoteContract>(handlers: Handlers<IdOf<Remote>>): void;`;

const options = { compilerOptions: { strict: true, skipLibCheck: true, types: [], lib: ['es2023'] } };

async function check(remote: string, page = '', tsconfig: object = options): Promise<string> {
  const files = {
    'tsconfig.json': JSON.stringify({ ...tsconfig, include: ['*.ts'] }),
    'types.d.ts': types,
    'remote.ts': remote,
    'Page.ts': page,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return checkTypes({ name: 'mfe-x', folder }).then(
    () => 'fine',
    (error: Error) => error.message,
  );
}

const contract = `{ name: 'mfe-x', actions: [{ id: 'export' }], flags: { layout: { values: ['grid'] } } }`;
const page = `import remote from './remote';
useHeaderActions<typeof remote>({ export: () => {} });`;

test('takes a package without errors of types', async () => {
  expect(await check(`export default ${contract} as const satisfies RemoteContract;`, page)).toBe('fine');
});

test('refuses errors of types, with file and line, and without a word of the contract where it is whole', async () => {
  const wrong = `${page}\nexport const count: number = 'one';`;

  expect(await check(`export default ${contract} as const satisfies RemoteContract;`, wrong)).toMatch(
    /^mfe-x has errors of types:\nPage\.ts\(3,14\): error TS2322: [^\n]+$/,
  );
});

test('refuses errors of types in what it publishes, and passes over declarations that are not its own', async () => {
  const publish = (names: string) =>
    writeFileSync(path.join(folder, 'public.d.ts'), `export interface Goal { name: ${names} }`);
  writeFileSync(path.join(folder, 'library.d.ts'), 'export interface Item { name: Missing }');
  const whole = `export default ${contract} as const satisfies RemoteContract;`;

  publish('string');
  expect(await check(whole)).toBe('fine');
  publish('Nmae');
  expect(await check(whole)).toBe(
    "mfe-x has errors of types:\npublic.d.ts(1,31): error TS2304: Cannot find name 'Nmae'.",
  );
  for (const file of ['public.d.ts', 'library.d.ts']) rmSync(path.join(folder, file));
});

const pageOfFlag = `import remote from './remote';
export const layout: 'grid' | 'list' = remote.flags.layout.values[0] ?? 'list';`;

test('leaves a plain style sheet to the build, which says why it refuses it', async () => {
  const whole = `export default ${contract} as const satisfies RemoteContract;`;
  const extended = { extends: path.join(root, 'platform/tsconfig.remote.json'), compilerOptions: { types: [] } };

  expect(await check(whole, `import './page.css';`, extended)).toBe('fine');
});

test.each([
  ['actions', page],
  ['flags', pageOfFlag],
])('says in its own words that "as const" was forgotten, where %s show it', async (_, page) => {
  expect(await check(`export default ${contract} satisfies RemoteContract;`, page)).toMatch(
    /\nremote\.ts lacks "as const": without it, [^\n]+ End it with "} as const satisfies RemoteContract;"\.$/,
  );
});

test('leaves foreign stacks out of what tools print, and nothing else', () => {
  const printed = `ERROR in ./src/locales/es.json
  × Module build failed:
  │ src/locales/es.json:3:
  │     at compileCatalog (file:///bank/platform/src/build/catalogs/compileCatalog.js:27:9)
    at async Promise.all (index 0)
    at node:internal/main/run_main_module:36:49
  look at the line above`;

  expect(withoutStacks(printed)).toBe(`ERROR in ./src/locales/es.json
  × Module build failed:
  │ src/locales/es.json:3:
  look at the line above`);
});
