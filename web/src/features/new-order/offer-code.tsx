import { offerCode } from '@bookstore/functions/shared/offer/offer-code';
import { t } from '@bookstore/functions/shared/words/words';
import { type FormEvent, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { TextInput } from '#components/forms/plain-fields.tsx';
import { useShop } from '#config/shop.ts';
import { beatenText, problemText } from '#entities/offer/offer-words.ts';
import { changeDraft } from './desk-draft.ts';
import type { Quote } from './use-quote.ts';

interface OfferCodeProps {
  code: string;
  quote: Quote;
}

/** Takes an offer code, and says what it takes off, or why nothing. */
export function OfferCode({ code, quote: { offered, offer, goodsCents, money } }: OfferCodeProps) {
  const shop = useShop();
  const [typed, setTyped] = useState('');
  const problem = offered?.problem
    ? problemText(offered.problem, shop)
    : offered && beatenText(offered.terms, offer?.terms, goodsCents, money);

  function use(event: FormEvent): void {
    event.preventDefault();
    changeDraft({ offerCode: offerCode(typed) });
    setTyped('');
  }

  return (
    <div className="mt-3 text-[0.9375rem]">
      <div role="status">
        {offer && (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-forest">
            <span className="min-w-0 wrap-anywhere">{offer.terms.title}</span>
            <span className="tabular-nums">
              {offer.terms.isFreeDelivery ? t('Free delivery') : `−${money.text(offer.cents)}`}
            </span>
          </p>
        )}
        {code && problem && <p className="wrap-anywhere text-ochre-ink">{problem}</p>}
      </div>
      {code ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="wrap-anywhere">
            {t('Code of the offer:')} <span className="font-mono">{code}</span>
          </span>
          <Button
            variant="remove"
            className="px-0!"
            aria-label="Remove the code"
            onClick={() => changeDraft({ offerCode: '' })}
          >
            Remove
          </Button>
        </p>
      ) : (
        <details className="rounded-card border border-line bg-surface">
          <summary className="fold-head px-5 py-1 font-medium">Code of an offer</summary>
          <form
            noValidate
            aria-label="Code of an offer"
            onSubmit={use}
            className="flex flex-wrap items-end gap-3 px-5 pb-5"
          >
            <div className="min-w-0 flex-[1_1_10rem]">
              <TextInput
                label="Code"
                value={typed}
                maxLength={60}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                onChange={setTyped}
              />
            </div>
            <Button type="submit" variant="secondary">
              Use the code
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
