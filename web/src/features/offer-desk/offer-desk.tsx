import { type ListedOffer, offerLimits } from '@bookstore/functions/shared/offer/offer';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { ListPage } from '#components/lists/list-page.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useGenres } from '#config/genres.ts';
import { useDayLocale } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { FoldedFormRow } from '#entities/command/folded-form-row.tsx';
import { useOrderMoney } from '#entities/order/use-order-money.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { deleteOffer, restoreOffer } from './offer-commands.ts';
import { AddOffer, EditOffer } from './offer-form.tsx';
import { figuresText, stateText, termsText } from './offer-words.ts';

/** Poll interval of the figures. */
const figuresMs = 15_000;

export function OfferDesk() {
  const query = useAdminQuery('GET /api/offers', {}, { refetchInterval: figuresMs });
  const { data: offers, refetch } = query;
  const { isDeleted, present, rows, ...list } = useDeletedItems(offers, ({ id }) => id, refetch);
  const isOn = useShop().offers === true;
  return (
    <ListPage
      title="Offers"
      hint="Codes and rules that take something off orders. An order has one, that which takes most off. Books with a fixed price are left out."
      isHalved
      query={query}
      failed="The offers could not be loaded."
      items={rows}
      text="There is no offer yet."
      first={t('Such as 10 % off the books of a genre until Christmas, or a code for the first order.')}
      row={(offer) =>
        isDeleted(offer) ? (
          <DeletedItem
            key={offer.id}
            title={offer.title}
            send={() => restoreOffer(offer.id)}
            failed="The offer was not restored"
            onDone={() => list.onRestored(offer)}
          />
        ) : (
          <OfferRow
            key={offer.id}
            offer={offer}
            onChanged={refetch}
            onDeleted={() => list.onDeleted(offer)}
          />
        )
      }
      add={{
        title: t('Add an offer'),
        form: <AddOffer onChanged={refetch} />,
        full:
          present !== undefined &&
          present.length >= offerLimits.offers &&
          t('There can be {most} offers at most; delete one first', { most: offerLimits.offers }),
      }}
    >
      {!isOn && (
        <p className="mb-4 rounded-lg bg-sunken px-4 py-3 text-[0.9375rem]">
          {rich('No offer counts yet: <settings>turn offers on in the settings</settings>.', {
            settings: (text) => (
              <Link
                to={dashboardPaths.settingsSection('offers')}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        </p>
      )}
    </ListPage>
  );
}

interface OfferRowProps {
  offer: ListedOffer;
  onChanged: () => unknown;
  onDeleted: () => void;
}

function OfferRow({ offer, onChanged, onDeleted }: OfferRowProps) {
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
