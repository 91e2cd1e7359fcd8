import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withTemporaryFolder } from './withTemporaryFolder.ts';

test.each(['ends well', 'fails'])('leaves nothing behind of work that %s', async (end) => {
  const usual = process.env.TMPDIR;
  let folder = '';

  const work = withTemporaryFolder(async () => {
    folder = process.env.TMPDIR ?? '';
    await writeFile(path.join(folder, 'left'), 'here');
    if (end === 'fails') throw new Error('It failed');
  });

  await (end === 'fails' ? expect(work).rejects.toThrow('It failed') : work);
  expect(process.env.TMPDIR).toBe(usual);
  await expect(access(folder)).rejects.toThrow('ENOENT');
});
