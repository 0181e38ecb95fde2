export { ImportPage as Page } from '#features/book-import/import-page.tsx';
