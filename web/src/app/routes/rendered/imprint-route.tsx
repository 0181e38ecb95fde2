import { ownTextRoute } from '../../own-text-page.tsx';

export const { Page, load } = ownTextRoute('imprint');
