import { t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { carriedCode, carryCode } from '#entities/offer/carried-code.ts';
import { beatenText, leftOutTexts, problemText } from '#entities/offer/offer-words.ts';
import type { CartOffers, OfferedLine } from './use-offers.ts';

interface OfferPartProps {
  offers: CartOffers;
  lines: readonly OfferedLine[];
  titleOf: (id: string) => string;
  /** Undefined while it is not known. */
  deliveryCents: number | undefined;
}

/** The discount, exclusions with reasons, and the code box. */
export function OfferPart({ offers, lines, titleOf, deliveryCents }: OfferPartProps) {
  const money = useMoney();
  const shop = useShop();
  const { code, answer } = offers;
  const goods = lines.reduce((sum, { unitCents }) => sum + unitCents, 0);
  const chosen = offers.choose(lines, deliveryCents);
  const problem = answer?.problem && problemText(answer.problem, shop);
  const beaten = answer && beatenText(answer.terms, chosen?.terms, goods, money);
  const notes = answer ? leftOutTexts(answer, titleOf, shop) : [];
  return (
    <section aria-label="Offer" className="mt-3 border-t border-line pt-3">
      {/* One live region, so that the effect of a code is announced at once. */}
      <div role="status" className="grid gap-1">
        {chosen && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-forest">
            <span className="min-w-0 wrap-anywhere">{chosen.terms.title}</span>
            <span className="tabular-nums">
              {chosen.terms.isFreeDelivery ? t('Free delivery') : `−${money.text(chosen.cents)}`}
            </span>
          </p>
        )}
        {chosen && chosen.cents > 0 && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
            <span>With the offer</span>
            <span className="tabular-nums">{money.text(goods - chosen.cents)}</span>
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className="text-sm wrap-anywhere text-muted">
            {note}
          </p>
        ))}
        {code && (problem ?? beaten) && (
          <p className="text-[0.9375rem] wrap-anywhere text-ochre-ink">{problem ?? beaten}</p>
        )}
      </div>
      {code ? <OwnCode code={code} /> : <CodeForm />}
    </section>
  );
}

function OwnCode({ code }: { code: string }) {
  return (
    <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-[0.9375rem]">
      <span className="wrap-anywhere">
        {t('Your code:')} <span className="font-mono">{code}</span>
      </span>
      <Button
        variant="remove"
        aria-label="Remove the code"
        onClick={() => carriedCode.set('')}
        className="-me-4"
      >
        Remove
      </Button>
    </p>
  );
}

function CodeForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <details className="mt-1">
      <summary className="fold-head text-[0.9375rem] text-accent">Do you have a code?</summary>
      <form
        className="flex flex-wrap items-end gap-2 pb-2"
        onSubmit={(event) => {
          event.preventDefault();
          carryCode(typed);
        }}
      >
        <div className="min-w-0 flex-1 basis-32">
          <label htmlFor={id} className="mb-1 block text-sm">
            Code
          </label>
          <input
            id={id}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            className={inputClasses}
          />
        </div>
        <Button type="submit" variant="secondary">
          Use the code
        </Button>
      </form>
    </details>
  );
}
