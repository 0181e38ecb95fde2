import { useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '#components/layout/card.tsx';
import { PastList } from '#components/lists/past-list.tsx';
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
      <PastList
        title="The last stocktakes"
        level={2}
        items={(stocktakes ?? []).map((stocktake) => ({
          to: dashboardPaths.stocktakeOf(stocktake.id),
          name: stocktakeName(stocktake),
          state: `${stocktake.state === 'booked' ? 'Booked' : 'Being counted'} · ${stocktake.by}`,
          createdAt: stocktake.createdAt,
        }))}
      />
    </>
  );
}
