import { WrongValue } from '../../platform/http/wrong-value.ts';
import { saidInShop } from '../../platform/words/say-in-shop.ts';
import { readMarkdown } from '../../shared/shop/markdown-text.ts';
import type { SettingsEdit } from '../../shared/shop/settings.ts';
import { sampleNote, shopTexts, type TextName, textNames } from '../../shared/shop/shop-texts.ts';
import { t } from '../../shared/words/words.ts';

type Texts = Pick<SettingsEdit, (typeof shopTexts)[TextName]['setting']>;

/**
 * Refuses a text whose links lead where a page may not, or that is still a sample, in any language, since the law holds the
 * shop to what it publishes. @throws InvalidArgument
 */
export function checkTexts({ translations = {}, ...edit }: SettingsEdit): void {
  for (const texts of [edit, ...Object.values(translations)]) {
    if (!texts) continue;
    checkLinks(texts);
    checkFilledIn(texts);
  }
}

/** What is to be filled in: words in brackets that are no link, and names such as 'Musterstraße', but not 'Muster-Widerrufsformular', which the law calls so. */
const notFilledIn = /\[[^[\]\n]{2,}\](?!\()|\bMuster(?:mann|frau|firma|stadt|str|(?![\p{Ll}-]))/u;

function checkFilledIn(edit: Texts): void {
  for (const name of textNames) {
    const { setting, title } = shopTexts[name];
    const text = edit[setting] ?? '';
    const open =
      [sampleNote, saidInShop(sampleNote)].find((note) => text.includes(note)) ?? notFilledIn.exec(text)?.[0];
    if (name === 'about' || open === undefined) continue;
    const values = { title: saidInShop(title), open: open.slice(0, 80) };
    throw new WrongValue(setting, () =>
      t('{title} is still a sample: fill in or take out “{open}” first', values),
    );
  }
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
