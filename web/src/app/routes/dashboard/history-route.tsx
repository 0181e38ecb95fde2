export { HistoryPage as Page } from '#features/history/history-page.tsx';
