import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readRemote } from './readRemote.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bank-remote-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(remote: object) {
  writeFileSync(path.join(folder, 'remote.ts'), `export default ${JSON.stringify(remote)};`);
  return readRemote(folder, 'mfe-cards');
}

test('reads the contract, whose pages may leave out how their files end', async () => {
  writeFileSync(path.join(folder, 'Page.tsx'), '');
  const remote = { name: 'mfe-cards', mounts: [{ page: './Page.tsx' }, { page: 'Page' }] };

  expect(await read(remote)).toEqual(remote);
});

test('names a page or a component that is not there', async () => {
  const wrong = { name: 'mfe-cards', mounts: [{ page: './Page.tsx' }], extensions: [{ component: './Widget.tsx' }] };

  await expect(read(wrong)).rejects.toThrow(
    /remote\.ts: there is no \.\/Widget\.tsx\. Create it, or correct "page" or "component"\.$/,
  );
});

test('refuses another name than that of package.json', async () => {
  await expect(read({ name: 'mfe-budget', mounts: [] })).rejects.toThrow('Make them the same.');
});
