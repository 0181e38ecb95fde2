import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PayLinkPage } from '../../web/src/features/payment/pay-link-page.tsx';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNone, findAlert, findButton, findShown, queryButton, renderRouted } from './on-screen.ts';

it('A link that the shop does not have is said to be unknown or over, not to be asked again', async () => {
  answerFetch(() => refusal(404, 'The payment was not found', undefined, 'not-found'));
  renderRouted(<PayLinkPage id="none" />);
  await findShown('heading', 'This link is unknown or over');
  expectNone('button', 'Try again');
});

it('A link whose payment cannot begin now says so, and can be pressed again', async () => {
  const link = { state: 'open', number: '7K3M-9QXA', amountCents: 1000, currency: 'USD', link: '' };
  const message = 'Paying online does not work at the moment';
  answerFetch(({ body }) =>
    Object(body).isBegun ? refusal(409, message) : json({ ...link, until: '2031-01-01T12:00:00.000Z' }),
  );
  renderRouted(<PayLinkPage id="one" />);
  fireEvent.click(await findButton('Pay $10.00'));
  await findAlert(message);
  expect(queryButton('Pay $10.00')).toBeEnabled();
});
