export { AuthorDesk as Page } from '#features/author-desk/author-desk.tsx';
