import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { readMarkdown } from '../../shared/shop/markdown-text.ts';
import type { SettingsEdit } from '../../shared/shop/settings.ts';
import { shopTexts, type TextName, textNames } from '../../shared/shop/shop-texts.ts';
import { t } from '../../shared/words/words.ts';

type Texts = Pick<SettingsEdit, (typeof shopTexts)[TextName]['setting']>;

/** Refuses a text whose links lead where a page may not, in any language. @throws InvalidArgument */
export function checkTexts({ translations = {}, ...edit }: SettingsEdit): void {
  for (const texts of [edit, ...Object.values(translations)]) if (texts) checkLinks(texts);
}

function checkLinks(edit: Texts): void {
  for (const name of textNames) {
    const { setting, title } = shopTexts[name];
    const [link] = readMarkdown(edit[setting] ?? '').badLinks;
    if (link !== undefined) {
      const values = { title: saidInShop(title), link: link.slice(0, 80) };
      throw new WrongValue(setting, () =>
        t(
          '{title} links to “{link}”: links begin with / for a page of the shop, https:// or mailto:',
          values,
        ),
      );
    }
  }
}
