import { expect, it } from 'vitest';
import {
  type Ask,
  askAnswers,
  askSecrets,
  inWords,
  readAnswers,
} from '../../../functions/src/setup/answers.ts';
import { goOn, type Question, questions } from '../../../functions/src/setup/questions.ts';
import { secretNames } from '../../../functions/src/setup/shop.ts';
import { answers } from './shop-to-set-up.ts';

const given = new Map<Question['message'], string>([
  [questions.project.message, answers.project],
  [questions.region.message, answers.region],
  [questions.shopName.message, answers.shopName],
  [questions.contact.message, answers.contact],
  [questions.country.message, 'de'],
  [questions.currency.message, 'eur'],
  [questions.googleSignIn.message, 'yes'],
  [questions.username.message, 'owner'],
  [questions.password.message, 'read-more-books'],
  [questions.smtpUrl.message, ''],
  [questions.stripeKey.message, ''],
]);

function operator() {
  const asked: string[] = [];
  const ask: Ask = async ({ message, initial = '' }) => {
    asked.push(message);
    // Time zone and language are as proposed.
    return given.get(message) ?? initial;
  };
  return { ask, asked };
}

const hash = async (password: string) => `hash of ${password.length}`;

it('Setup asks at most fourteen questions', async () => {
  const { ask, asked } = operator();
  expect(await askAnswers(ask, undefined)).toEqual(answers);
  expect(await askSecrets(ask, [], hash)).toEqual({
    username: 'owner',
    passwordHash: 'hash of 15',
    smtpUrl: 'off',
    stripeKey: 'off',
    voucherKey: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(asked).toHaveLength(Object.keys(questions).length);
  expect(asked.length + [goOn].length).toBeLessThanOrEqual(14);
});

it('Setup asks in a later run for the project alone, and for the secrets that it does not have', async () => {
  const { ask, asked } = operator();
  expect(await askAnswers(ask, answers)).toEqual(answers);
  const empty = { username: '', passwordHash: '', smtpUrl: '', stripeKey: '' };
  expect(await askSecrets(ask, secretNames, hash)).toMatchObject(empty);
  expect(asked).toEqual([questions.project.message]);
});

it('Setup asks everything for another project', async () => {
  const { ask, asked } = operator();
  await askAnswers(ask, { ...answers, project: 'other-shop' });
  expect(asked).toHaveLength(Object.keys(answers).length);
});

it('Setup remembers answers without secrets, and none that are damaged', () => {
  expect(readAnswers(JSON.stringify(answers))).toEqual(answers);
  for (const text of [undefined, '', '{"project":"corner-books"}']) expect(readAnswers(text)).toBeUndefined();
  expect(inWords(answers)).toContain('corner-books in europe-west3');
});

const wrongOf = (name: keyof typeof questions, answer: string) => {
  const question: Question = questions[name];
  return question.wrong?.(answer);
};

it.each([
  ['project', 'corner-books'],
  ['shopName', 'Corner Books & Co.'],
  ['country', 'ch'],
  ['timeZone', 'Asia/Hong_Kong'],
  ['currency', 'jpy'],
  ['username', 'head-bookseller'],
  ['password', 'twelve chars'],
  ['smtpUrl', ''],
  ['stripeKey', ''],
  ['stripeKey', 'rk_live_0aZ'],
  ['smtpUrl', 'off'],
  ['smtpUrl', `smtps://${['shop%40books.net', 'open-sesame'].join(':')}@mail.books.net:465`],
] as const)('Setup takes for %s the answer %j', (name, answer) => {
  expect(wrongOf(name, answer)).toBeUndefined();
});

it.each([
  ['project', 'Corner Books'],
  ['shopName', 'x'.repeat(1000)],
  ['contact', 'hello'],
  ['contact', 'hello@bookstore.example'],
  ['country', 'Germany'],
  ['timeZone', '+01:00'],
  ['currency', 'XXX'],
  ['password', 'eleven char'],
  ['smtpUrl', 'https://mail.books.net'],
] as const)('Setup asks again for %s after %j, and says what is wrong', (name, answer) => {
  expect(wrongOf(name, answer)).toMatch(/^[A-Z].{5,}/);
});
