import { InvalidArgument } from '../../platform/http/api-errors.ts';
import { readMarkdown } from '../../shared/shop/markdown-text.ts';
import type { SettingsEdit } from '../../shared/shop/settings.ts';
import { shopTexts, textNames } from '../../shared/shop/shop-texts.ts';

/** Refuses a text whose links lead where a page may not. @throws InvalidArgument */
export function checkTexts(edit: SettingsEdit): void {
  for (const name of textNames) {
    const { setting, title } = shopTexts[name];
    const [link] = readMarkdown(edit[setting] ?? '').badLinks;
    if (link !== undefined) {
      throw new InvalidArgument(
        setting,
        `${title} links to “${link.slice(0, 80)}”: links begin with / for a page of the shop, https:// or mailto:`,
      );
    }
  }
}
