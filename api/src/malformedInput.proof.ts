import { addCustomer, PASSWORD } from './testing/addCustomer.ts';
import { onEitherDatabase } from './testing/TestBank.ts';
import { refusal } from './testing/TestBrowser.ts';

const ID = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
const DATES = ['2026-02-31', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-01-01'];
const TIMES = ['24:00:00.000', '23:60:00.000', '23:59:60.000', '99:00:00.000'];
const IDS = ['-'.repeat(36), '0'.repeat(36), `${ID.slice(0, -1)}-`, `{${ID.slice(2)}}`, ID.toUpperCase(), ''];
const AMOUNTS = ['', '-', '1e5', '1.5', '9'.repeat(19), 'NaN', '0x1', '١٢'];

const IDENTITY = {
  accountNumber: '400011882204',
  idNumber: 'X1',
  firstName: 'Ada',
  lastName: 'Stone',
  dateOfBirth: '1990-12-31',
  email: 'ada@mail.example',
};

const cursorOf = (value: string, id = ID) => Buffer.from(`${value} ${id}`).toString('base64url');

onEitherDatabase((bank) => {
  test.each([
    ['newest', [...DATES.map((day) => `${day}T10:00:00.000Z`), ...TIMES.map((time) => `2026-01-10T${time}Z`)]],
    ['oldest', ['infinity', 'now', 'epoch', '2026-01-10T10:00:00.000+25:00', '-0001-01-01T00:00:00.000Z']],
    ['highest', AMOUNTS],
    ['lowest', AMOUNTS],
  ])('names the cursor when it holds a value that cannot be: %s', async (sort, values) => {
    const { username } = await addCustomer(bank().owner);
    const browser = await bank().browser().signIn(username, PASSWORD);
    const good = sort.endsWith('est') && values === AMOUNTS ? '100' : '2026-01-10T10:00:00.000Z';
    for (const cursor of [...values.map((value) => cursorOf(value)), ...IDS.map((id) => cursorOf(good, id))]) {
      const answer = await browser.get(`/transactions?sort=${sort}&cursor=${cursor}`);
      expect([Buffer.from(cursor, 'base64url').toString(), refusal(answer)]).toEqual([
        expect.anything(),
        { status: 422, name: 'invalid', paths: ['/cursor'] },
      ]);
    }
    expect((await browser.get(`/transactions?sort=${sort}&cursor=${cursorOf(good)}`)).statusCode).toBe(200);
  });

  test.each(['-----', '()()()', '+ - . -', '.....', '     ', '+1 (2) 3-4-5'])(
    'takes no phone number that is punctuation: %j',
    async (phone) => {
      const { username } = await addCustomer(bank().owner);
      const browser = await bank().browser().signIn(username, PASSWORD);

      const answers = [
        await browser.patch('/profile', { phone, password: PASSWORD }),
        await browser.post('/auth/forgot-password', { phone }),
        await browser.post('/registrations/identity', { ...IDENTITY, phone }),
      ];

      for (const answer of answers) expect(refusal(answer)).toMatchObject({ status: 422, paths: ['/phone'] });
    },
  );
});
