import type { ListedOffer } from '@bookstore/functions/shared/offer/offer';
import { t } from '@bookstore/functions/shared/words/words';
import { useGenres } from '#config/genres.ts';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { FoldedFormRow } from '#entities/command/folded-form-row.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { deleteOffer } from './offer-commands.ts';
import { EditOffer } from './offer-form.tsx';
import { figuresText, stateText, termsText } from './offer-words.ts';

interface OfferRowProps {
  offer: ListedOffer;
  onChanged: () => unknown;
  onDeleted: () => void;
}

/** An offer with what it has brought, the form that changes it and the button that deletes it. */
export function OfferRow({ offer, onChanged, onDeleted }: OfferRowProps) {
  const { id, title: name, code } = offer;
  const { currency } = useShop();
  const money = useOrderMoney({ currency: offer.currency || currency });
  const locale = useDayLocale();
  const { labelOf } = useGenres();
  const today = useToday();
  const state = stateText(offer, today, currency);

  return (
    <FoldedFormRow
      name={name}
      mark={
        <>
          {code && <span className="rounded bg-sunken px-1.5 font-mono text-sm">{code}</span>}
          <span className={`text-sm ${state === t('Runs') ? 'text-forest' : 'text-muted'}`}>{state}</span>
        </>
      }
      about={
        <>
          <p className="text-sm text-muted">{termsText(offer, { money, locale, genreOf: labelOf })}</p>
          <p className="mt-1 text-[0.9375rem] tabular-nums">{figuresText(offer, money)}</p>
          {code && (
            <p className="text-sm text-muted">
              {t('Its link: {address}', { address: `${location.origin}/?offer=${encodeURIComponent(code)}` })}
            </p>
          )}
        </>
      }
      form={(_, close) => (
        <div className="mt-3 rounded-lg bg-sunken p-4">
          <EditOffer offer={offer} onChanged={onChanged} onSaved={close} />
        </div>
      )}
      remove={{
        send: () => deleteOffer(id),
        failed: t('{name} was not deleted', { name }),
        onDone: onDeleted,
      }}
    />
  );
}
