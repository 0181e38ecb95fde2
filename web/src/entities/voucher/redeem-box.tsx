import type { Money } from '@bookstore/functions/shared/values/money';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { mostRedeemed, payParts, type RateSums, type RedeemedVoucher } from './pay-parts.ts';
import { type AskForCode, CodeRefused, checkCode } from './redeemed.ts';

interface VouchersOfOrder {
  vouchers: readonly RedeemedVoucher[];
  totalCents: number;
  /** By tax rate, where rates are known. */
  sums?: RateSums;
  money: Money;
}

interface RedeemBoxProps extends VouchersOfOrder {
  ask: AskForCode;
  /** Also passes `payParts`, so that the checkout need not load it. */
  onChange: (vouchers: RedeemedVoucher[], pay: typeof payParts) => void;
}

/** Folded until a shopper has a voucher. */
export function RedeemBox({ vouchers, totalCents, sums, money, ask, onChange }: RedeemBoxProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { parts, leftCents } = payParts(vouchers, totalCents, sums);
  const isLimited =
    leftCents > 0 && vouchers.some((one, index) => one.taxed && one.leftCents > (parts[index]?.cents ?? 0));
  const isFull = vouchers.length >= mostRedeemed || (vouchers.length > 0 && leftCents === 0);

  async function redeem(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const checked = await checkCode(typed, { currency: money.currency, vouchers, ask });
      onChange([...vouchers, checked], payParts);
      setTyped('');
    } catch (error) {
      if (!(error instanceof CodeRefused)) throw error;
      setProblem(error.message);
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="fold-head px-5 py-1 font-medium">
        {vouchers.length > 0 ? t('Vouchers') : t('Redeem a voucher')}
      </summary>
      <div className="@container grid gap-3 px-5 pb-5">
        {vouchers.length > 0 && (
          <ul aria-label="Vouchers" className="divide-y divide-line">
            {parts.map(({ lastFour, cents }, index) => (
              <li
                key={vouchers[index]?.code}
                className="flex items-center justify-between gap-x-3 tabular-nums max-[20rem]:flex-wrap"
              >
                <span>{t('Voucher …{lastFour} pays {amount}', { lastFour, amount: money.text(cents) })}</span>
                <Button
                  variant="remove"
                  className="px-0! text-muted! underline decoration-line-strong/60"
                  aria-label={t('Remove voucher …{lastFour}', { lastFour })}
                  onClick={() => onChange(vouchers.toSpliced(index, 1), payParts)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
        {isLimited && (
          <p className="text-[0.9375rem] text-muted">
            {t('A voucher that was sold with its tax pays only for what bears the same rate.')}
          </p>
        )}
        <p role="status" className="tabular-nums empty:hidden">
          {vouchers.length === 0
            ? ''
            : leftCents === 0
              ? t('Nothing is left to pay.')
              : t('{amount} are left to pay.', { amount: money.text(leftCents) })}
        </p>
        {!isFull && (
          <div className="grid items-start justify-items-start gap-3 @sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="w-full min-w-0">
              <TextInput
                ref={input}
                label="Code of the voucher"
                problem={problem}
                value={typed}
                maxLength={100}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                enterKeyHint="done"
                onChange={(text) => {
                  setTyped(text);
                  setProblem('');
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Enter would send the form of the order around it.
                  event.preventDefault();
                  void redeem();
                }}
              />
            </div>
            <Button variant="secondary" busy={busy} className="@sm:mt-6.5" onClick={() => void redeem()}>
              {t('Redeem|voucher')}
            </Button>
          </div>
        )}
      </div>
    </details>
  );
}

export function VoucherRows({ vouchers, totalCents, sums, money }: VouchersOfOrder) {
  const { parts, leftCents } = payParts(vouchers, totalCents, sums);
  return (
    <>
      {parts.map(({ lastFour, cents }, index) => (
        <div key={vouchers[index]?.code}>
          <dt className="text-[0.9375rem] text-muted">{t('Voucher …{lastFour}', { lastFour })}</dt>
          <dd>−{money.text(cents)}</dd>
        </div>
      ))}
      <div className="mt-1 border-t border-line pt-3">
        <dt className="text-lg font-medium">Left to pay</dt>
        <dd className="text-3xl font-semibold">{money.text(leftCents)}</dd>
      </div>
    </>
  );
}
