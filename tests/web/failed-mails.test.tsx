import {
  type OrderMail,
  type UnknownWithdrawal,
  unknownTogether,
} from '@bookstore/functions/shared/order/mail';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FailedMails } from '../../web/src/features/failed-mails/failed-mails.tsx';
import { UnknownWithdrawals } from '../../web/src/features/failed-mails/unknown-withdrawals.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import {
  expectLink,
  expectNone,
  expectText,
  findShown,
  press,
  renderRouted,
  user,
  waitForText,
} from './on-screen.ts';
import './desk-session.ts';

vi.mock('../../web/src/config/shop.ts', async (original) => ({
  ...(await original()),
  useShop: () => ({ withdrawal: { country: '' } }),
}));

const mail: OrderMail & { orderId: string; number: string } = {
  orderId: 'one',
  number: '7K3M-9QXA',
  event: 'packed',
  to: 'nora@example.com',
  state: 'ERROR',
  subject: 'Your order 7K3M-9QXA is packed',
  attempts: 5,
  at: '2026-04-01T12:00:00.000Z',
};

it('Mails that were given up are listed with their orders until they are sent again', async () => {
  let mails = [mail];
  const sent = answerFetch(({ method }) => {
    if (method === 'POST') mails = [];
    return json(method === 'POST' ? { ...mail, state: 'PENDING' } : { count: mails.length, mails });
  });
  renderRouted(<FailedMails />);
  await findShown('region', '1 mail was not sent');
  expectLink('7K3M-9QXA', '/dashboard/orders/one');
  await press(`Send again: ${mail.subject}`);
  await waitFor(() => expectNone('region'));
  expect(sent[1]).toMatchObject({ method: 'POST', path: '/api/orders/one/mails/packed' });
});

it('A withdrawal from an unknown order is to be answered until a person has done it', async () => {
  const at = '2026-04-01T12:00:00.000Z';
  const unknown: UnknownWithdrawal = { id: 'w1', subject: 'Withdrawal', text: 'Ada', state: 'SUCCESS', at };
  let doneBy: string | undefined;
  const sent = answerFetch(({ method, body }) => {
    if (method === 'POST') doneBy = Object(body).isDone ? 'Otto' : undefined;
    const answer = { ...unknown, ...(doneBy && { doneBy }) };
    return json(method === 'POST' ? answer : [answer]);
  });
  render(<UnknownWithdrawals />);
  await user.click(await screen.findByText('1 withdrawal from an unknown order to answer'));
  await press('Done: Withdrawal');
  await waitForText('Done by Otto');
  expectText('All withdrawals from unknown orders are answered');
  expect(sent[1]).toMatchObject({ path: '/api/withdrawals/unknown/w1', body: { isDone: true } });
  await press('Not done: Withdrawal');
  await findShown('button', 'Done: Withdrawal');
});

it('More withdrawals from unknown orders than one list holds stand on further pages', async () => {
  const at = '2026-04-01T12:00:00.000Z';
  const many = Array.from({ length: unknownTogether }, (_, index): UnknownWithdrawal => {
    return { id: `w${index}`, subject: `Withdrawal ${index}`, text: 'Ada', state: 'SUCCESS', at };
  });
  const sent = answerFetch(({ path }) =>
    json(path.includes('after') ? [{ ...many[0], id: 'last', subject: 'The last withdrawal' }] : many),
  );
  render(<UnknownWithdrawals />);
  await user.click(await screen.findByText('Withdrawals from unknown orders'));
  await press('More');
  await waitForText('The last withdrawal');
  expect(sent.at(-1)?.path).toContain(`after=${encodeURIComponent(`${at}_w${unknownTogether - 1}`)}`);
  await press('First');
  await waitForText('Withdrawal 0');
});
