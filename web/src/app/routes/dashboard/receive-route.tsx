export { ReceivePage as Page } from '#features/receive/receive-page.tsx';
