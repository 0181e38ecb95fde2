import { HistoryPage } from '#features/history/history-page.tsx';
import { PageHead } from '../page-head.tsx';

export function HistoryRoute() {
  return (
    <>
      <PageHead title="History" />
      <HistoryPage />
    </>
  );
}
