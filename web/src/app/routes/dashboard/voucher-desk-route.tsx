export { VoucherDesk as Page } from '#features/voucher-desk/voucher-desk.tsx';
