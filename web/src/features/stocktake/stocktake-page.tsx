import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { TimeLabel } from '#components/labels/time-label.tsx';
import { Card } from '#components/layout/card.tsx';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { useAdminQuery } from '#entities/session/use-admin-query.ts';
import { BeginStocktake } from './begin-stocktake.tsx';
import { OneStocktake } from './one-stocktake.tsx';
import { stocktakeName } from './stocktake-words.ts';

/** The stocktakes, or the one that the address names. */
export function StocktakePage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-4">
      {id === null ? <Stocktakes /> : <OneStocktake key={id} id={id} />}
    </div>
  );
}

function Stocktakes() {
  const navigate = useNavigate();
  const { data: stocktakes, isError, refetch } = useAdminQuery('GET /api/stocktakes', {});
  return (
    <>
      <Card title="Stocktake" level={2}>
        <BeginStocktake
          present={stocktakes}
          onBegun={(id) => void navigate(dashboardPaths.stocktakeOf(id))}
        />
      </Card>
      {isError && !stocktakes && (
        <LoadingFailure text="The last stocktakes could not be loaded." onRetry={() => void refetch()} />
      )}
      {stocktakes && stocktakes.length > 0 && (
        <Card title="The last stocktakes" level={2}>
          <ul className="divide-y divide-line">
            {stocktakes.map((stocktake) => (
              <li key={stocktake.id}>
                <Link
                  to={dashboardPaths.stocktakeOf(stocktake.id)}
                  className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 py-2 hover:text-accent"
                >
                  <span className="min-w-0 flex-1 font-medium wrap-anywhere max-sm:basis-full">
                    {stocktakeName(stocktake)}
                  </span>
                  <span className="text-sm text-muted">
                    {stocktake.state === 'booked' ? 'Booked' : 'Being counted'} · {stocktake.by}
                  </span>
                  <TimeLabel instant={stocktake.createdAt} />
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
