export { CashPage as Page } from '#features/cash/cash-page.tsx';
