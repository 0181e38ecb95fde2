import { t } from '../words/words.ts';

// Apart from the genres, which every page loads.

const texts: Readonly<Record<string, string>> = {
  business: t('Money, work, and how companies are run.'),
  technology: t('Machines, computers, and the people who build them.'),
  fiction: t('Novels and stories, old and new.'),
  horror: t('Ghosts, monsters, and what waits in the dark.'),
  adventure: t('Journeys by land and sea, treasure and narrow escapes.'),
};

/** undefined for any other genre. */
export const usualGenreText = (slug: string): string | undefined =>
  Object.hasOwn(texts, slug) ? texts[slug] : undefined;
