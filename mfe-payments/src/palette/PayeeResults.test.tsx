import { sampleAccounts } from '@bank/shared/sample';
import { renderInBank } from '@bank/shared/testing';
import PayeeResults from './PayeeResults';

async function find(query: string, language = 'en') {
  const offer = jest.fn();
  await renderInBank(<PayeeResults query={query} offer={offer} />, { language });
  const { status, results } = offer.mock.lastCall[0];
  expect(status).toBe('ready');
  return results.map(({ label, to }: { label: string; to: string }) => [
    label.replaceAll(/[\u200E\u200F\u2066-\u2069]/g, ''),
    to,
  ]);
}
const form = '/transfers/external?to=maya';

beforeEach(() => sessionStorage.clear());

test.each([
  ['lind', [['Maya Lindqvist', form]]],
  ['2264', [['Maya Lindqvist', form]]],
  ['pay may', [['Pay Maya Lindqvist', form]]],
  ['pay maya 20', [['Pay Maya Lindqvist $20.00', `${form}&amount=2000`]]],
  ['Send $1,250.5 to Maya', [['Pay Maya Lindqvist $1,250.50', `${form}&amount=125050`]]],
  [
    'pay court 12',
    [
      ['Pay Harbour Court 12 $12.00', '/transfers/external?to=rent&amount=1200'],
      ['Pay Harbour Court 12', '/transfers/external?to=rent'],
    ],
  ],
  ['pay maya 0', []],
  ['pay nobody 20', []],
  ['', []],
])('finds payees by name, number and what is to be paid: %s', async (query, found) => {
  expect(await find(query)).toEqual(found);
});

test.each([
  ['es', 'pagar a maya 20,50', 'Pagar $20.50 a Maya Lindqvist'],
  ['es', 'págale 20 a maya', 'Pagar $20.00 a Maya Lindqvist'],
  ['ar', 'ادفع إلى maya ٢٠', 'ادفع 20.00 US$ إلى Maya Lindqvist'],
  ['ar', 'أرسل 20 لmaya', 'ادفع 20.00 US$ إلى Maya Lindqvist'],
  ['ar', 'pay maya 20', 'ادفع 20.00 US$ إلى Maya Lindqvist'],
])('understands the verbs of the page’s language, and English: %s %s', async (language, query, label) => {
  expect((await find(query, language))[0]?.[0].replaceAll(/\s/g, ' ')).toBe(label);
});

test('shows the face of who is paid', async () => {
  const offer = jest.fn();
  await renderInBank(<PayeeResults query="maya" offer={offer} />);

  expect(offer.mock.lastCall[0].results).toMatchObject([{ icon: { person: 'Maya Lindqvist' }, lastFour: '2264' }]);
});

test.each([
  ['payees', 'GET /payees'],
  ['accounts, and so the currency', 'GET /accounts'],
])('says that it cannot search without %s', async (_, endpoint) => {
  const offer = jest.fn();
  const api = { 'GET /payees': { body: [] }, 'GET /accounts': { body: sampleAccounts }, [endpoint]: 'broken' as const };
  await renderInBank(<PayeeResults query="maya" offer={offer} />, { mode: 'live', api });

  expect(offer.mock.lastCall[0]).toEqual({ status: 'error', retry: expect.any(Function) });
});
