export { ReviewDesk as Page } from '#features/review-desk/review-desk.tsx';
