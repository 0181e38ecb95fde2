import { expect, it } from 'vitest';
import { PayLinkPage } from '../../web/src/features/payment/pay-link-page.tsx';
import { answerFetch, json } from './fake-fetch.ts';
import { findHeading, queryButton, renderRouted } from './on-screen.ts';

it('A link that the shop does not have is said to be unknown or over, not to be asked again', async () => {
  answerFetch(() => json({ error: { code: 'not-found', message: 'The payment was not found' } }, 404));
  renderRouted(<PayLinkPage id="none" />);
  expect(await findHeading('This link is unknown or over')).toBeVisible();
  expect(queryButton('Try again')).toBeNull();
});
