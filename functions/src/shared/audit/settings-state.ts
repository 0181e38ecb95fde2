import type { Genre } from '../genre/genres.ts';
import type { Settings } from '../shop/settings.ts';
import type { AuditState } from './audit.ts';

function genreWords({ slug, name, isHidden, isChoice }: Genre): string {
  return [
    name,
    `(${slug})`,
    ...(isHidden ? ['hidden'] : []),
    ...(isChoice ? [] : ['not in the choice']),
  ].join(' ');
}

/** The settings as the history keeps and shows them: each a value or a list of texts. */
export function settingsState(settings: Settings): AuditState {
  const { sampleFigures, confirmAddress, social, promo, genres, news, ...texts } = settings;
  const items = news.map(({ title, description, link }, index) => [
    `news${index + 1}`,
    [title, description, link].filter(Boolean).join('\n'),
  ]);
  return {
    sampleFigures,
    confirmAddress,
    ...texts,
    social: social.map(({ name, href }) => `${name} ${href}`),
    genres: genres.map(genreWords),
    promo: [promo.isOn ? 'On' : 'Off', promo.text, promo.link].filter(Boolean).join('\n'),
    ...Object.fromEntries(items),
  };
}
