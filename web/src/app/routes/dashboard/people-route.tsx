export { PeoplePage as Page } from '#features/people/people-page.tsx';
