export { load, Page } from './browse-route.tsx';
