import { expect, it } from 'vitest';
import {
  afterFailure,
  beginAttempt,
  isDue,
  type MailProgress,
} from '../../../functions/src/mail/mail-schedule.ts';
import { messageId, smtpFailure } from '../../../functions/src/mail/smtp.ts';
import { defaultProfile } from '../../../functions/src/shared/shop/default-profile.ts';

const minute = 60_000;
const now = new Date(1_000 * minute);
const pending: MailProgress = { state: 'PENDING', attempts: 0, nextAttemptAt: now.getTime(), copy: 0 };
const minutesFromNow = ({ nextAttemptAt }: MailProgress) => (nextAttemptAt - now.getTime()) / minute;

it('A mail is tried five times, with longer and longer waits, and then given up', () => {
  let delivery = pending;
  const seen: (string | number)[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    delivery = afterFailure(beginAttempt(delivery, now, true), now, false);
    seen.push(delivery.state === 'PENDING' ? minutesFromNow(delivery) : delivery.state);
  }
  expect(seen).toEqual([1, 5, 30, 120, 'ERROR']);
  expect(isDue(delivery, new Date(Number.MAX_SAFE_INTEGER))).toBe(false);
});

it('A mail is due for its first attempt whatever the clock says, and later at its time', () => {
  const early = new Date(now.getTime() - 1);
  expect(isDue(pending, early)).toBe(true);
  const failed = { ...pending, attempts: 1 };
  expect([isDue(failed, early), isDue(failed, now)]).toEqual([false, true]);
});

it('A mail that is being sent is due when its lease has ended, and given up when its last attempt was lost', () => {
  const sent = beginAttempt(pending, now, true);
  expect(sent).toMatchObject({ state: 'PROCESSING', attempts: 1 });
  expect(isDue(sent, now)).toBe(false);
  expect(isDue(sent, new Date(sent.nextAttemptAt))).toBe(true);
  expect(beginAttempt({ ...sent, attempts: 5 }, now, true).state).toBe('ERROR');
});

it('A mail of a shop without a mail server is not sent', () => {
  expect(beginAttempt(pending, now, false)).toEqual({ ...pending, state: 'OFF' });
});

it('A mail has one message id for all its attempts, and another one when it is sent again', () => {
  expect(messageId('order-placed', defaultProfile)).toBe('<order-placed@bookstore.example>');
  expect(messageId('order-placed', defaultProfile, 2)).toBe('<order-placed.2@bookstore.example>');
});

const refusal = (command: string, response: string) =>
  Object.assign(new Error(`Refused: ${response}`), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

it.each([
  ['RCPT TO', '550 5.1.1 No such user', true],
  ['RCPT TO', '450 4.2.1 Try later', false],
  ['RCPT TO', '554 5.7.1 Relay access denied', false],
  ['MAIL FROM', '550 Not yours', false],
  ['DATA', '554 5.4.5 Too many today', false],
])('A failure at %s with "%s" is for good: %s', (command, response, isPermanent) => {
  expect(smtpFailure(refusal(command, response)).isPermanent).toBe(isPermanent);
});

it('A failure is told without what the server says', () => {
  const failure = smtpFailure(refusal('RCPT TO', '550 <nora@example.com> is unknown'));
  expect(failure).toEqual({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, isPermanent: true });
  expect(smtpFailure(new Error('No'))).toMatchObject({ code: undefined, isPermanent: false });
});
