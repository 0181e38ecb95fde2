export { ToOrderDesk as Page } from '#features/to-order/to-order-desk.tsx';
