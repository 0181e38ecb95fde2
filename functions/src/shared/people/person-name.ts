import { t } from '../words/words.ts';

/** The owner's name in the history; the name to sign in with is secret. */
export const ownerName = 'Owner';

/** The name of a person as pages say it: the owner's is a word of their language. */
export const shownName = (name: string): string => (name === ownerName ? t('Owner') : name);
