import { profileOf } from '../shop/default-profile.ts';
import type { Settings } from '../shop/settings.ts';
import type { AuditState } from './audit.ts';

/** The settings as the history keeps and shows them: each a value or a list of texts. */
export function settingsState(settings: Settings): AuditState {
  const { sampleFigures, confirmAddress } = settings;
  const { social, promo, news, ...texts } = profileOf(settings);
  const items = news.map(({ title, description, link }, index) => [
    `news${index + 1}`,
    [title, description, link].filter(Boolean).join('\n'),
  ]);
  return {
    sampleFigures,
    confirmAddress,
    ...texts,
    social: social.map(({ name, href }) => `${name} ${href}`),
    promo: [promo.isOn ? 'On' : 'Off', promo.text, promo.link].filter(Boolean).join('\n'),
    ...Object.fromEntries(items),
  };
}
