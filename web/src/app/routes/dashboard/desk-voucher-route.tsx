import { useParams } from 'react-router-dom';
import { VoucherDetail } from '#features/voucher-desk/voucher-detail.tsx';

export function Page() {
  const { id = '' } = useParams();
  return <VoucherDetail key={id} id={id} />;
}
