export { OfferDesk as Page } from '#features/offer-desk/offer-desk.tsx';
