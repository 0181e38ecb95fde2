export { CustomerDesk as Page } from '#features/customers/customer-desk.tsx';
