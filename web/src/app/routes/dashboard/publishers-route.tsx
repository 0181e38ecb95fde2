export { PublisherDesk as Page } from '#features/publishers/publisher-desk.tsx';
