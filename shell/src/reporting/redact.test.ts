import { redact } from './redact';

test.each([
  ["Cannot read properties of undefined (reading 'balance')", 'Cannot read properties of undefined (reading <text>)'],
  ['Unexpected token A, "Amelia Har"... is not valid JSON', 'Unexpected token A, <text>... is not valid JSON'],
  ['The payee “Zoë Ferraz has no account', 'The payee <text>'],
  ['`Amelia` and «Noah»', '<text> and <text>'],
  ["It can’t be, and it wasn't", "It can’t be, and it wasn't"],
  ['No money: 1,234.56 of $2000', 'No money: <number> of $<number>'],
  ['ES91 2100-0418, ٤٥٦٧', '<number> <number> <number>'],
  ['Nobody has amelia.hart@bank.example', 'Nobody has <email>'],
  ['https://bank.example/banking/accounts/4711?x=1 answered 503.', '<address> answered <number>'],
  ['GET /accounts/details/acc-12 failed', 'GET <address> failed'],
  ['Failed and/or lost', 'Failed and/or lost'],
  ['Minified React error #520; visit https://react.dev/errors/520?args[]=Amelia', 'Minified React error #520'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('%s becomes %s', (message, redacted) => {
  expect(redact(message)).toBe(redacted);
});

test('takes out what is typed into the page, however it is put', () => {
  document.body.innerHTML = '<input value="Zoë"><textarea>Zoë Ferraz</textarea><input value="x"><input value="">';

  expect(redact('Zoë Ferraz has no x, and Zoë no y')).toBe('<text> has no x, and <text> no y');
});

test('takes out each word of a name on screen, and no other', () => {
  document.body.innerHTML = '<p>Transfer to</p><bdi>Zoë van Hart</bdi><bdi>أميليا</bdi>';

  expect(redact('Transfer to Zoë (Hart), أميليا: no hart, van or Hartford')).toBe(
    'Transfer to <text> (<text>), <text>: no hart, van or Hartford',
  );
});
