import { FillerChart, FillerFigures, FillerUsers } from '#features/dashboard/fillers.tsx';
import { RevenueBlock } from '#features/dashboard/revenue-block.tsx';
import { SalesRow } from '#features/dashboard/sales-row.tsx';
import { StatCards } from '#features/dashboard/stat-cards.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead title="Dashboard" />
      <StatCards />
      <SalesRow />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          <RevenueBlock />
          <FillerFigures />
          <FillerChart />
        </div>
        <FillerUsers />
      </div>
    </div>
  );
}
