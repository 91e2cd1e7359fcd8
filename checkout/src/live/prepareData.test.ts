import { prepareData } from './prepareData.ts';

afterEach(() => {
  delete process.env.DATABASE_URL;
});

test('stops the start when the API’s settings are wrong', async () => {
  process.env.DATABASE_URL = 'mysql://db.example';

  await expect(prepareData(fail)).rejects.toThrow('could not be prepared');
});

function fail(line: string): never {
  throw new Error(line);
}
