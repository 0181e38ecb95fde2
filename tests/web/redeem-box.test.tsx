import { dollars } from '@bookstore/functions/shared/values/money';
import { codeInFours, codeOfBytes } from '@bookstore/functions/shared/voucher/voucher-code';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { callShopperApi } from '../../web/src/entities/session/shopper-api.ts';
import type { RedeemedVoucher } from '../../web/src/entities/voucher/pay-parts.ts';
import { RedeemBox, VoucherRows } from '../../web/src/entities/voucher/redeem-box.tsx';
import { searchedText } from '../../web/src/features/voucher-desk/searched-text.ts';
import { answerFetch, json, refusal } from './fake-fetch.ts';
import { expectNoField, expectText, field, press, retype, user, waitForText } from './on-screen.ts';

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

async function redeem(typed: string): Promise<void> {
  await retype(field('Code of the voucher'), `${typed}{Enter}`);
}

it('Several vouchers pay one after the other, however their codes are typed, until nothing is left', async () => {
  const sent = serve();
  render(<Box totalCents={1500} />);
  await user.click(screen.getByText('Redeem a voucher'));
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
  expect(field('Sums')).toHaveTextContent(`Voucher …${second.slice(-4)}−$10.00Left to pay$5.00`);
});

it('A code that cannot be one is not asked for, and one that pays nothing is said to', async () => {
  const sent = serve();
  render(<Box totalCents={1500} />);
  await user.click(screen.getByText('Redeem a voucher'));
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
