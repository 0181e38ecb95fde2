import { offerLimits } from '@bookstore/functions/shared/offer/offer';
import { t } from '@bookstore/functions/shared/words/words';
import { Link } from 'react-router-dom';
import { rich } from '#components/labels/rich.ts';
import { Card } from '#components/layout/card.tsx';
import { DeskHead, panel } from '#components/layout/desk-head.tsx';
import { Pending } from '#components/loading/loading-failure.tsx';
import { NothingHere } from '#components/loading/nothing-here.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useShop } from '#config/shop.ts';
import { DeletedItem, useDeletedItems } from '#entities/command/deleted-items.tsx';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { restoreOffer } from './offer-commands.ts';
import { AddOffer } from './offer-form.tsx';
import { OfferRow } from './offer-row.tsx';

/** How often the figures are asked for again while the page is open. */
const figuresMs = 15_000;

/** The codes and rules of the shop with what each has brought, and the form that adds one. */
export function OfferDesk() {
  const query = useAdminQuery('GET /api/offers', {}, { refetchInterval: figuresMs });
  const { data: offers, refetch } = query;
  const { isDeleted, present, shown, ...list } = useDeletedItems(offers, ({ id }) => id, refetch);
  const isOn = useShop().offers === true;
  return (
    <>
      <DeskHead
        title="Offers"
        hint="Codes and rules that take something off orders. An order has one, that which takes most off. Books with a fixed price are left out."
      />
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
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-5">
        <section aria-label="Offers" className={`${panel} py-1! sm:py-2!`}>
          <Pending query={query} failed="The offers could not be loaded." className="my-4" height="h-24" />
          {shown?.length === 0 && (
            <NothingHere
              text="There is no offer yet."
              hint="Such as 10 % off the books of a genre until Christmas, or a code for the first order."
            >
              {null}
            </NothingHere>
          )}
          {shown && shown.length > 0 && (
            <ul aria-label="Offers" className="divide-y divide-line">
              {shown.map((offer) =>
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
                ),
              )}
            </ul>
          )}
        </section>
        <Card title="Add an offer">
          {present && present.length >= offerLimits.offers ? (
            <p className="text-[0.9375rem] text-muted">
              {t('There can be {most} offers at most; delete one first', { most: offerLimits.offers })}
            </p>
          ) : (
            <AddOffer onChanged={refetch} />
          )}
        </Card>
      </div>
    </>
  );
}
