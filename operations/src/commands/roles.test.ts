import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { bank, data } from '../testing/commandBank.ts';
import { runBank } from '../testing/runBank.ts';

jest.setTimeout(60_000);

test('a roles document may name its schema, which editors alone read: what is signed does not have it', async () => {
  const deployment = await bank();
  const file = path.join(await emptyFolder(), 'roles.json');
  const { version, previous: _, ...roles } = await data(deployment, 'roles');
  const sign = async (document: object) => {
    await writeFile(file, JSON.stringify({ ...roles, version: version + 1, ...document }));
    return runBank(deployment, 'roles', file);
  };

  expect(await sign({ $schema: './roles.schema.json' })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('is signed by test'),
  });

  expect(await data(deployment, 'roles')).toMatchObject({ version: version + 1 });
  expect(await data(deployment, 'roles')).not.toHaveProperty(['$schema']);
  expect((await sign({ shcema: 1 })).stderr).toContain('"shcema" is not known');
});

test('schema prints what editors complete and check a roles document with', async () => {
  const { stdout } = await runBank(await bank(), 'schema', 'roles');

  expect(JSON.parse(stdout).properties.operators).toMatchObject({
    type: 'array',
    description: 'a list of names of keys',
  });
});
