import { dollars } from '@bookstore/functions/shared/values/money';
import type { CardNumber } from '@bookstore/functions/shared/voucher/card-numbers';
import { codeInFours, codeOfBytes } from '@bookstore/functions/shared/voucher/voucher-code';
import { voucherRequestSchema } from '@bookstore/functions/shared/voucher/voucher-requests';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Page as VouchersPage } from '../../web/src/app/routes/rendered/vouchers-route.tsx';
import { storeAdminToken } from '../../web/src/entities/session/admin-token.ts';
import { interruptedPage } from '../../web/src/entities/session/interrupted-page.ts';
import { callShopperApi } from '../../web/src/entities/session/shopper-api.ts';
import type { RedeemedVoucher } from '../../web/src/entities/voucher/pay-parts.ts';
import { RedeemBox, VoucherRows } from '../../web/src/entities/voucher/redeem-box.tsx';
import { searchedText } from '../../web/src/features/voucher-desk/searched-text.ts';
import { VoucherDetail } from '../../web/src/features/voucher-desk/voucher-detail.tsx';
import { BoughtVoucher } from '../../web/src/features/vouchers/bought-voucher.tsx';
import { firstDraft, problemsOf, typedVoucher } from '../../web/src/features/vouchers/voucher-draft.ts';
import { answerFetch, json, namesOf, refusal } from './fake-fetch.ts';
import {
  checkbox,
  click,
  expectCount,
  expectNoField,
  expectShown,
  expectText,
  expectWords,
  field,
  findButton,
  findShown,
  named,
  press,
  radio,
  renderRouted,
  retype,
  soon,
  typeIn,
  waitForText,
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

beforeEach(() => typedVoucher.set(undefined));

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
  const sent = answerFetch({ _id: 'one', state: 'open', bookIds: [], number: '', url: 'https://pay' });
  show(true);
  await click(radio('Another amount'));
  await typeIn('Your amount', '37.5');
  await click(radio('A boat at night'));
  await typeIn('E-mail of the recipient', 'ada@example.com');
  await typeIn('Name of the recipient (optional)', 'Ada');
  await typeIn('Message (optional)', 'Read on!');
  expectShown('img', /^The card: A boat at night\. Gift voucher\. \$37\.50\. For Ada\. Read on!/);
  await click(checkbox('I agree to the Terms of Service.'));
  await press('Pay online');
  await soon(assign).toHaveBeenCalledWith('https://pay');
  expect(namesOf(sent)).toEqual(['POST /api/vouchers']);
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
  await click(radio('You print it or send it on'));
  await typeIn('Your name (optional)', 'Robin');
  await click(checkbox('I agree to the Terms of Service.'));
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
  await click(radio('Another amount'));
  await typeIn('Your amount', '3');
  // On a busy computer what another test has left behind may take the focus away again.
  const focus = vi.spyOn(field('Your amount'), 'focus');
  await press('Pay online');
  await waitForText('Type an amount from $5.00 to $500.00.');
  expectText('Type the e-mail address to which we send the card.');
  expectText('Please agree to the terms first.');
  await soon(focus).toHaveBeenCalledOnce();
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
  expectWords(named('img', /Flowers .* For Ada/), '····-····-····-2PZD');
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
  expectCount('button', 'Ask the bank again', asksAgain);
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
  await click(again);
  await findShown('heading', 'Your gift voucher');
});

const codes = ['1a2b3c4d5e', 'ffeeddccbb'].map(codeOfBytes);
const [first = '', second = ''] = codes;

const askForCode = (code: string) => callShopperApi('POST /api/vouchers/check', { body: { code } });

function Box({ totalCents }: { totalCents: number }) {
  const [vouchers, setVouchers] = useState<RedeemedVoucher[]>([]);
  const redeeming = { vouchers, totalCents, money: dollars };
  return (
    <form onSubmit={() => expect.unreachable('The order was sent')}>
      <RedeemBox {...redeeming} ask={askForCode} onChange={(next) => setVouchers(next)} />
      <dl aria-label="Sums">
        <VoucherRows {...redeeming} />
      </dl>
    </form>
  );
}

/** A shop with two vouchers of $10.00, and one of another currency. */
const serve = () =>
  answerFetch(({ body }) => {
    const { code } = Object(body);
    if (!codes.includes(code)) return refusal(404, 'No such voucher');
    return json({ lastFour: code.slice(-4), leftCents: 1000, currency: 'USD' });
  });

async function redeem(typed: string) {
  await retype('Code of the voucher', `${typed}{Enter}`);
}

it('Several vouchers pay one after the other, however their codes are typed, until nothing is left', async () => {
  const sent = serve();
  render(<Box totalCents={1500} />);
  await click(screen.getByText('Redeem a voucher'));
  await redeem(`  ${codeInFours(first).toLowerCase().replaceAll('-', ' ')} `);
  await waitForText('$5.00 are left to pay.');
  await redeem(first);
  expectText('This voucher pays already.');
  await redeem(codeInFours(second));
  await waitForText('Nothing is left to pay.');
  expectText(`Voucher …${second.slice(-4)} pays $5.00`);
  expectNoField('Code of the voucher');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/vouchers/check', { code: first }],
    ['/api/vouchers/check', { code: second }],
  ]);
  await press(`Remove voucher …${first.slice(-4)}`);
  expectText(`Voucher …${second.slice(-4)} pays $10.00`);
  expectWords(field('Sums'), `Voucher …${second.slice(-4)}−$10.00Left to pay$5.00`);
});

it('A code that cannot be one is not asked for, and one that pays nothing is said to', async () => {
  const sent = serve();
  render(<Box totalCents={1500} />);
  await click(screen.getByText('Redeem a voucher'));
  await redeem('K7QM-4RTX');
  expectText('A code has 16 letters and digits: look at it once more.');
  expect(sent).toEqual([]);
  await redeem(codeOfBytes('0102030405'));
  await waitForText('This code pays nothing. Look at it letter by letter, or ask the shop.');
});

it.each([
  [codeInFours(first), first.slice(-4)],
  ['K7QM 4RTX 9WHC 2PZD', '2PZD'],
  ['2PZD', '2PZD'],
  ['Christophersmith', 'Christophersmith'],
  ['ada@example.com', 'ada@example.com'],
])('The desk searches for “%s” as “%s”, so that no code stands in a log', (typed, searched) => {
  expect(searchedText(typed)).toBe(searched);
});

it('The desk’s page of a voucher says as a sum what was redeemed and refunded of it, and what is left', async () => {
  const at = '2027-12-01T12:00:00.000Z';
  const movements = [
    { kind: 'issued', cents: 2500, at },
    { kind: 'redeemed', cents: -1800, at, orderId: 'a', number: 'A' },
    { kind: 'given-back', cents: 300, at, orderId: 'a', number: 'A' },
    { kind: 'held', cents: -100, at },
    { kind: 'refunded', cents: -500, at, by: 'Wanda' },
  ];
  const more = { origin: 'desk', buyer: { name: '', email: '' }, note: '', version: 1, movements };
  answerFetch(() => json({ ...own, ...more, leftCents: 400, heldCents: 100 }));
  storeAdminToken('a-token', 'Wanda');
  renderRouted(<VoucherDetail id="one" />);
  expectWords(
    await screen.findByRole('region', { name: 'Balance' }),
    'Amount$25.00Redeemed−$15.00Held for a payment−$1.00Refunded−$5.00Left$4.00',
  );
});
