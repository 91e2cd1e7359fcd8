import { currentWorkspace, findPackage } from '@bank/platform/src/workspace/Workspace.ts';
import record from './firstPages.json';
import { MEASURED_PACKAGES, measureFirstPages, type Scripts } from './measureFirstPages.ts';
import { moduleSizes } from './moduleSizes.ts';

const MAX_GROWTH = 1.02;
const MAX_REMOTE_ENTRY_BYTES = 3500;

const recorded: Record<string, Scripts> = record.scripts;
const recordedModules: Record<string, Record<string, number>> = record.modules;
const workspace = currentWorkspace();
let measured: Record<string, Scripts>;

jest.setTimeout(180_000);
beforeAll(async () => {
  measured = await measureFirstPages(workspace);
});

const sizesOf = (name: string) => moduleSizes(findPackage(workspace, name));

test.each(Object.entries(recorded))('%s loads no more scripts than on record', (what, { bytes, files }) => {
  const now = measured[what];
  if (now && now.bytes <= bytes * MAX_GROWTH && now.files === files) return;
  throw new Error(
    `${what} loads ${now?.bytes} bytes of script in ${now?.files} files; on record are ${bytes} in ${files}.
Load what is not shown at once with import(), or record the new figures with npm run first-pages and say in the commit what they buy.
Grown modules, in bytes before they are minified:
${MEASURED_PACKAGES.flatMap(grownModules).join('\n')}`,
  );
});

test.each(Object.keys(recorded).filter((what) => what.endsWith('remoteEntry')))('%s stays small', (what) => {
  expect(measured[what]?.bytes).toBeLessThanOrEqual(MAX_REMOTE_ENTRY_BYTES);
});

test('nothing else is loaded', () => {
  expect(Object.keys(measured)).toEqual(Object.keys(recorded));
});

function grownModules(name: string): string[] {
  const before = recordedModules[name] ?? {};
  return Object.entries(sizesOf(name))
    .filter(([part, size]) => size > (before[part] ?? 0))
    .map(([part, size]) => `${String(size - (before[part] ?? 0)).padStart(8)}  ${name}: ${part} (${size})`);
}
