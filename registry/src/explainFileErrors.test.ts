import { explainFileError } from './explainFileErrors.ts';
import { OperatorError } from './OperatorError.ts';
import { KeyFolder } from './signing/KeyFolder.ts';
import { FolderStore } from './store/FolderStore.ts';
import { emptyFolder } from './testing/deployment.ts';

/** What the machine refuses with; an administrator, as whom tests may run, is refused nothing by rights alone. */
let mockRefusal: string | undefined;
jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual('node:fs/promises');
  const refusable = ['link', 'mkdir', 'open', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'];
  const refuse = (name: string) => [
    name,
    async (...args: unknown[]) => {
      if (!mockRefusal) return actual[name](...args);
      throw Object.assign(new Error(`${mockRefusal}: ${name} '${args[0]}'`), { code: mockRefusal });
    },
  ];
  return { ...actual, ...Object.fromEntries(refusable.map(refuse)) };
});
afterEach(() => {
  mockRefusal = undefined;
});

const bytes = new TextEncoder().encode('x');

async function refusalOf(work: () => Promise<unknown>, code = 'EACCES'): Promise<string> {
  mockRefusal = code;
  const error: unknown = await work().then(
    () => new Error('Nothing was refused.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperatorError);
  return (error as OperatorError).message;
}

test.each<[string, (store: FolderStore) => Promise<unknown>, string]>([
  ['list', (store) => store.list('a'), 'a cannot be read'],
  ['get', (store) => store.get('a/b'), 'a/b cannot be read'],
  ['has', (store) => store.has('a/b'), 'a/b cannot be read'],
  ['put', (store) => store.put('a/b', bytes), 'a/b cannot be written'],
  ['remove', (store) => store.remove('a'), 'a cannot be written'],
])('a store in a folder that this account may not use says what, where and the remedy: %s', async (_, work, what) => {
  const store = new FolderStore(await emptyFolder());

  expect(await refusalOf(() => work(store))).toBe(
    `${store.root}/${what}: this account has no permission (EACCES, user ${process.getuid?.()}). Give it access to everything below ${store.root}, or set BANK_STORE to another folder.`,
  );
});

test.each([
  ['EPERM', 'this account has no permission', 'Give it access to everything below'],
  ['EROFS', 'the disk is read-only', 'Allow writing to'],
  ['ENOSPC', 'the disk is full', 'Free up space in'],
  ['EDQUOT', 'the disk is full', 'Free up space in'],
])('%s has a cause and a remedy of its own', async (code, cause, remedy) => {
  const store = new FolderStore(await emptyFolder());

  const message = await refusalOf(() => store.put('a', bytes), code);

  expect(message).toContain(`a cannot be written: ${cause} (${code}`);
  expect(message).toContain(`${remedy} ${store.root}, or set BANK_STORE`);
});

test('names the setting of the folder that it is about', async () => {
  const keys = new KeyFolder(await emptyFolder());
  await keys.create('one');
  const copies = new FolderStore(await emptyFolder(), 'BANK_SEEN');

  for (const work of [() => keys.sign(bytes), () => keys.roots(), () => keys.create('two'), () => keys.ensure()])
    expect(await refusalOf(work)).toContain(`${keys.folder}, or set BANK_KEYS to another folder.`);
  expect(await refusalOf(() => copies.put('a', bytes))).toContain(
    `${copies.root}, or set BANK_SEEN to another folder.`,
  );
});

test('leaves other failures as they are', async () => {
  const store = new FolderStore(await emptyFolder());
  mockRefusal = 'EIO';

  await expect(store.list('a')).rejects.toThrow(/^EIO: readdir/);
});

test('whatever else of a file is refused has a sentence too', () => {
  const error = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS', path: '/bank/.cache/stamp' });

  expect(explainFileError(error)).toBe(
    `/bank/.cache/stamp: the disk is read-only (EROFS, user ${process.getuid?.()}). Allow writing to /bank/.cache.`,
  );
  expect(explainFileError(new Error('another'))).toBeUndefined();
});
