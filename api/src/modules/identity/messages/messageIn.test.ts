import { LANGUAGES } from '../../../kernel/bank/languages.ts';
import { addCustomer, PASSWORD } from '../../../testing/addCustomer.ts';
import { onEitherDatabase } from '../../../testing/TestBank.ts';
import type { TestBrowser } from '../../../testing/TestBrowser.ts';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { messageIn, planText } from './messageIn.ts';

test('fills in what a message is about, and leaves no gap for what it is not', () => {
  const { body } = messageIn('en', 'resetCode', { code: '123456', hint: '' });
  expect(body).toMatch(/^Your code is 123456\.\n\nEnter it within 10 minutes/);
  expect(messageIn('es', 'resetCode', { code: 'A23456', hint: 'Cópielo.' }).body).toMatch(
    /^Su código es A23456. Cópielo\.\n/,
  );
  expect(() => messageIn('en', 'resetCode', { code: '123456' })).toThrow('A message needs a value for {hint}.');
});

test('says when an order is paid that a code is for: the rhythm, the first date and the end', () => {
  const plan = { rhythm: 'monthly', firstOn: '2026-12-31', lastOn: null } as const;
  expect(planText('en', plan)).toBe('When: Every month from December 31, 2026\nEnds: When you cancel it');
  expect(planText('es', { ...plan, lastOn: '2027-03-31' })).toBe(
    'Cuándo: Cada mes desde el 31 de diciembre de 2026\nTermina: 31 de marzo de 2027',
  );
  expect(planText('ar', plan)).toMatch(/^متى: كل شهر ابتداءً من .*\nتاريخ الانتهاء: حتى تلغيه$/);
  expect(planText('en', { ...plan, rhythm: 'once' })).toBe('When: December 31, 2026');
});

onEitherDatabase((bank) => {
  const subjectsTo = async (recipient: string) => {
    const { db } = bank().bank;
    const sent = db.selectFrom('outbox').select('subject').where('recipient', '=', recipient);
    return (await sent.orderBy('created_at').orderBy('id').execute()).map(({ subject }) => subject);
  };
  const speaking = (language: string) => ({ 'accept-language': language });
  const signIn = (browser: TestBrowser, username: string, headers: Record<string, string>, password = PASSWORD) =>
    browser.post('/auth/login', { username, password }, headers);
  const askForCode = (phone: string, headers = {}) =>
    bank().browser().post('/auth/forgot-password', { phone }, headers);

  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', es],
    ['ar', ar],
    ['fr-FR, fr;q=0.9', en],
    ['*', en],
  ])('writes to a customer whose language is not known in that of the request: %s', async (language, texts) => {
    const { phone, email } = await addCustomer(bank().owner);
    await askForCode(phone, speaking(language));
    expect(await subjectsTo(email)).toEqual([texts['resetCode.subject']]);
  });

  test('writes in the language of the last sign-in, whoever asks in whichever', async () => {
    const { phone, email, username } = await addCustomer(bank().owner);
    await signIn(bank().browser(), username, speaking('ar'));
    await signIn(bank().browser(), username, {});
    await askForCode(phone, speaking('es'));

    await signIn(bank().browser(), username, speaking('es'));
    await askForCode(phone, speaking('en'));

    expect(await subjectsTo(email)).toEqual([ar['resetCode.subject'], es['resetCode.subject']]);
  });

  test('does not take the language of somebody who guesses passwords for the customer’s', async () => {
    const { phone, email, username } = await addCustomer(bank().owner);
    await signIn(bank().browser(), username, speaking('es'));
    for (let guess = 0; guess < 10; guess += 1) {
      bank().ahead += 86_400_000;
      await signIn(bank().browser(), username, speaking('ar'), 'guess');
    }
    await askForCode(phone);
    expect(await subjectsTo(email)).toEqual([es['wrongPasswords.subject'], es['resetCode.subject']]);
  });

  test('answers a customer who is signed in in the language of the page', async () => {
    const { email, username } = await addCustomer(bank().owner);
    const browser = bank().browser();
    await signIn(browser, username, speaking('en'));
    const change = { currentPassword: PASSWORD, newPassword: 'Velvet-Anchor-91' };
    expect((await browser.post('/auth/password', change, speaking('ar'))).statusCode).toBe(200);
    expect(await subjectsTo(email)).toEqual([ar['passwordChanged.subject']]);
  });

  test.each(LANGUAGES)('stores every message in %s with its code', async (language) => {
    const { phone, email } = await addCustomer(bank().owner);
    await askForCode(phone, speaking(language));
    expect(await bank().messageTo(email)).toMatch(/^\P{Nd}+ \d{6}\.\n\n/u);
  });
});
