import { ReceivePage } from '#features/receive/receive-page.tsx';
import { PageHead } from '../../page-head.tsx';

export function Page() {
  return (
    <>
      <PageHead title="Receive a delivery" />
      <ReceivePage />
    </>
  );
}
