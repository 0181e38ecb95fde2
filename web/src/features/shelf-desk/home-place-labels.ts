/** The places of shelves on the home page, by number. */
import { t } from '@bookstore/functions/shared/words/words';
export const homePlaceLabels = [t('Not on home'), t('First'), t('Second'), t('Third')] as const;
