import { setLanguage } from '../i18n';
import { failureOf, statusOf } from './failure';
import { currentReference } from './trace';

const answered = (status: number, data?: unknown) =>
  Object.assign(new Error('Request failed'), { response: { status, data } });

test('reads a problem document: type, sentence, fields by name, and when to try again', () => {
  const problem = {
    type: '/problems/too-many-attempts',
    title: 'Too many attempts',
    status: 429,
    detail: 'Try again in 15 minutes.',
    errors: [{ path: '/username', message: 'Choose another one.' }],
    retryAfter: 900,
  };

  expect(failureOf(answered(429, problem))).toEqual({
    status: 429,
    type: 'too-many-attempts',
    text: 'Try again in 15 minutes.',
    fields: [{ name: 'username', message: 'Choose another one.' }],
    retryAfter: 900,
  });
});

test.each([
  [answered(429), 'Too many attempts'],
  [answered(503, '<html>Service Unavailable</html>'), 'isn’t possible right now'],
  [answered(500, null), 'isn’t possible right now'],
  [new Error('Network Error'), 'Check your connection'],
  [undefined, 'Check your connection'],
])('finds words of its own for %s', (error, words) => {
  expect(failureOf(error)).toMatchObject({ type: undefined, fields: [], text: expect.stringContaining(words) });
});

test('names the visit where the bank failed, and not where it says what is wrong', () => {
  const reference = currentReference();
  expect(reference).toMatch(/^[0-9a-f]{16}$/);

  expect(failureOf(answered(500)).reference).toBe(reference);
  expect(failureOf(new Error('Network Error')).reference).toBe(reference);
  expect(failureOf(answered(422, { type: '/problems/invalid', detail: 'Not possible.' })).reference).toBeUndefined();
});

test('has a status only where an answer came', () => {
  expect(statusOf(answered(401))).toBe(401);
  expect(statusOf(new Error('Network Error'))).toBeUndefined();
  expect(statusOf('a text')).toBeUndefined();
});

test('names the bank’s number wherever the bank asks to be called', () => {
  const error = answered(422, {
    type: '/problems/invalid',
    detail: 'This is not possible here. Visit a branch, or call us.',
    errors: [{ path: '/phone', message: 'This number cannot be used. Enter another one, or call us.' }],
  });

  expect(failureOf(error).text).toBe(
    'This is not possible here. Visit a branch, or call us at +1\u00a0800\u00a0555\u00a00134.',
  );
  expect(failureOf(error).fields).toEqual([
    {
      name: 'phone',
      message: 'This number cannot be used. Enter another one, or call us at +1\u00a0800\u00a0555\u00a00134.',
    },
  ]);
});

test('reads no more of a broken answer than is there', () => {
  expect(failureOf(answered(400, { detail: 'Choose another one.' })).type).toBeUndefined();
  expect(failureOf(answered(500, { detail: 5 })).text).toContain('isn’t possible right now');
  expect(statusOf(Object.assign(new Error('x'), { response: { status: '401' } }))).toBeUndefined();
  expect(statusOf(Object.assign(new Error('x'), { response: null }))).toBeUndefined();
});

test('says in another language what the problem’s type means, and the API’s sentence where it knows no type', async () => {
  const taken = answered(409, {
    type: '/problems/username-taken',
    detail: 'This username is taken.',
    errors: [{ path: '/username', message: 'Taken.' }],
  });
  const strange = answered(422, { type: '/problems/card-frozen', detail: 'This card is frozen.' });
  await setLanguage('es');

  expect(failureOf(taken)).toMatchObject({
    text: 'Ese usuario ya está en uso. Elija otro.',
    fields: [{ name: 'username', message: 'Ese usuario ya está en uso. Elija otro.' }],
  });
  expect(failureOf(strange).text).toBe('This card is frozen.');
  expect(failureOf(undefined).text).toContain('No pudimos conectarnos con el banco.');
  await setLanguage('en');
  expect(failureOf(taken).text).toBe('This username is taken.');
});
