import { HistoryPage } from '#features/history/history-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="History" />
      <HistoryPage />
    </>
  );
}
