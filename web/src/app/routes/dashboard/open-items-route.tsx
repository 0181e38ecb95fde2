export { OpenItemsPage as Page } from '#features/open-items/open-items-page.tsx';
