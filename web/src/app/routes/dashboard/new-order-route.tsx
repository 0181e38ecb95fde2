export { NewOrderPage as Page } from '#features/new-order/new-order-page.tsx';
