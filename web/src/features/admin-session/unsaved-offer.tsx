import { type DashboardPage, dashboardPages } from '@bookstore/functions/shared/pages/dashboard-pages';
import { t } from '@bookstore/functions/shared/words/words';
import { use, useState } from 'react';
import { matchPath, useNavigate } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { continued, KeeperContext, keptOf, placeKey, throwAway } from '#components/forms/kept-typing.ts';
import { openDocument } from '#lib/browser/reload-page.ts';

function pageAt(path: string): DashboardPage | undefined {
  return Object.values<DashboardPage>(dashboardPages).find((page) => matchPath(page.path, path));
}

export function UnsavedOffer() {
  const keeper = use(KeeperContext);
  // Read once, as the dashboard opens: later the store also holds what is being typed now.
  const [offers, setOffers] = useState(() =>
    keeper ? keptOf(keeper.person).filter((one) => !continued.get().includes(placeKey(one))) : [],
  );
  const navigate = useNavigate();
  const [offer, ...rest] = offers;
  if (!offer || !keeper) return null;
  const { form, path, search } = offer;
  const page = pageAt(path);
  const name = form ? t('“{text}”', { text: form }) : t('what you had typed');

  function drop(): void {
    if (offer) throwAway(offer);
    setOffers(rest);
  }

  function goOn(): void {
    if (!offer || !keeper) return;
    // What is typed on a page that the person leaves is offered again.
    const left = path === keeper.path ? [] : keptOf(keeper.person).filter((one) => one.path === keeper.path);
    const offered = new Set(rest.map(placeKey));
    continued.set([...continued.get(), placeKey(offer)]);
    setOffers([...rest, ...left.filter((one) => !offered.has(placeKey(one)))]);
    // Only a page loaded as its own document has the headers that allow scanning.
    if (page?.camera) openDocument(path + search);
    else navigate(path + search);
  }

  return (
    <section
      aria-label="Not saved"
      className="mx-auto mb-4 flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3 print:hidden"
    >
      <p role="status">
        {t('You had not saved {name} on the page {page}.', { name, page: page?.title ?? path })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={drop}>
          Throw away
        </Button>
        <Button variant="secondary" onClick={goOn}>
          Continue
        </Button>
      </div>
    </section>
  );
}
