import { dollars } from '@bookstore/functions/shared/values/money';
import type { CardNumber } from '@bookstore/functions/shared/voucher/card-numbers';
import { voucherRequestSchema } from '@bookstore/functions/shared/voucher/voucher-requests';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page as VouchersPage } from '../../web/src/app/routes/rendered/vouchers-route.tsx';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { BoughtVoucher } from '../../web/src/features/vouchers/bought-voucher.tsx';
import { firstDraft, problemsOf, typedVoucher } from '../../web/src/features/vouchers/voucher-draft.ts';
import { answerFetch, json } from './fake-fetch.ts';
import {
  checkbox,
  expectShown,
  expectText,
  field,
  findButton,
  findShown,
  named,
  press,
  radio,
  user,
} from './on-screen.ts';
import { renderAt } from './render-at.tsx';
import { ada, authState } from './signed-in.ts';

const vouchers = {
  amountsCents: [1000, 2500],
  leastCents: 500,
  mostCents: 50_000,
  cards: [2, 3] satisfies CardNumber[],
  validity: { years: 3, isFromYearEnd: true },
  reminds: true,
};
const own = {
  _id: 'one',
  number: 'V-7K3M-9QXA',
  state: 'active',
  lastFour: '2PZD',
  currency: 'USD',
  amountCents: 2500,
  leftCents: 1000,
  recipient: { name: 'Ada', email: 'ada@example.com' },
  message: 'Read on!',
  card: 2,
  sendOn: '2027-12-24',
  issuedOn: '2027-12-01',
};

beforeEach(() => {
  sessionStorage.clear();
  typedVoucher.set(undefined);
});

function show(isSignedIn: boolean, shop: object = { vouchers }) {
  const pages = { '/vouchers': <VouchersPage />, '/login': <h1>Login</h1> };
  return renderAt('/vouchers', pages, { shop, auth: authState(isSignedIn ? ada : null) });
}

it('A shop that sells no vouchers has no such page', async () => {
  show(true, {});
  await findShown('heading', 'This page is not on our shelves');
});

it('The card shows at once what is chosen, and the voucher is paid for on the page of the provider', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const sent = answerFetch(() =>
    json({ _id: 'one', state: 'open', bookIds: [], number: '', url: 'https://pay' }),
  );
  show(true);
  await user.click(radio('Another amount'));
  await user.type(field('Your amount'), '37.5');
  await user.click(radio('A boat at night'));
  await user.type(field('E-mail of the recipient'), 'ada@example.com');
  await user.type(field('Name of the recipient (optional)'), 'Ada');
  await user.type(field('Message (optional)'), 'Read on!');
  expectShown('img', /^The card: A boat at night\. Gift voucher\. \$37\.50\. For Ada\. Read on!/);
  await user.click(checkbox('I agree to the Terms of Service.'));
  await press('Pay online');
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay'));
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/vouchers']);
  const [{ body, headers } = { body: {}, headers: new Headers() }] = sent;
  expect(headers.get('Idempotency-Key')).toMatch(/.{20}/);
  expect(await voucherRequestSchema.validate(body, { strict: true })).toMatchObject({
    amountCents: 3750,
    card: 3,
    recipientName: 'Ada',
    recipientEmail: 'ada@example.com',
    sendOn: '',
  });
  expect(interruptedPage.get()).toBe('/vouchers/one');
});

it('Without a sign-in, what was chosen waits for it', async () => {
  const { unmount } = show(false);
  await user.click(radio('You print it or send it on'));
  await user.type(field('Your name (optional)'), 'Robin');
  await user.click(checkbox('I agree to the Terms of Service.'));
  await press('Sign in to pay');
  await findShown('heading', 'Login');
  unmount();
  show(true);
  expect(await screen.findByDisplayValue('Robin')).toBeVisible();
  expect(radio('You print it or send it on')).toBeChecked();
});

it('A drawing that was chosen and is offered no more gives way to one that is', () => {
  typedVoucher.set({ ...firstDraft(vouchers), card: 4 });
  show(true, { vouchers: { ...vouchers, cards: [3] } });
  expectShown('img', /^The card: A boat at night\./);
});

it('What is missing is said at its field, the first of which has the focus', async () => {
  show(true);
  await user.click(radio('Another amount'));
  await user.type(field('Your amount'), '3');
  await press('Pay online');
  expectText('Type an amount from $5.00 to $500.00.');
  expectText('Type the e-mail address to which we send the card.');
  expectText('Please agree to the terms first.');
  await waitFor(() => expect(field('Your amount')).toHaveFocus());
});

it.each([
  ['', undefined],
  ['2027-01-10', undefined],
  ['2027-01-09', 'sendOn'],
  ['2028-01-11', 'sendOn'],
] as const)('A card that is sent on “%s” has the problem %s on January 10, 2027', (sendOn, problem) => {
  const draft = { ...firstDraft(vouchers), recipientEmail: 'a@b.example', agreesToTerms: true, sendOn };
  const problems = problemsOf(draft, vouchers, dollars, '2027-01-10');
  expect(Object.keys(problems)).toEqual(problem ? [problem] : []);
});

const showBought = () =>
  renderAt('/vouchers/one', { '/vouchers/one': <BoughtVoucher id="one" /> }, { shop: { vouchers } });

it('The page to which the provider leads back shows the voucher, and saves its card', async () => {
  // It may be older than the first page.
  answerFetch(({ path }) =>
    json(path.includes('after=') ? { vouchers: [own] } : { vouchers: [], next: 'a' }),
  );
  showBought();
  await findShown('heading', 'Your gift voucher');
  expectText('$10.00 are left on it.');
  expect(named('img', /Flowers .* For Ada/)).toHaveTextContent('····-····-····-2PZD');
  expectShown('button', 'Print the card (PDF)');
});

it.each([
  ['open', 'Not paid yet', 1],
  ['deciding', 'The bank is still deciding', 1],
  ['released', 'Not paid', 0],
  ['given-back', 'Your money goes back', 0],
] as const)('It says of a payment that is %s that there is no voucher', async (state, heading, asksAgain) => {
  answerFetch(({ path }) =>
    json(path.endsWith('/own') ? { vouchers: [] } : { _id: 'one', state, number: '', bookIds: [] }),
  );
  showBought();
  await findShown('heading', heading);
  expect(screen.queryAllByRole('button', { name: 'Ask the bank again' })).toHaveLength(asksAgain);
});

it('A voucher that is there after the bank was asked again is shown', async () => {
  let isPaid = false;
  answerFetch(({ path }) =>
    json(
      path.endsWith('/own')
        ? { vouchers: isPaid ? [own] : [] }
        : { _id: 'one', state: isPaid ? 'paid' : 'open', number: '', bookIds: [] },
    ),
  );
  showBought();
  const again = await findButton('Ask the bank again');
  isPaid = true;
  await user.click(again);
  await findShown('heading', 'Your gift voucher');
});
