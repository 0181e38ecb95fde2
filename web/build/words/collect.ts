// npm run words: collects the messages of the sources into the file of each language. New ones get an empty
// translation, unused ones are removed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import {
  isTranslated,
  type Language,
  languageNames,
  type Messages,
} from '@bookstore/functions/shared/words/languages';
import { catalogueFile, readCatalogue } from './catalogues.ts';
import type { FoundMessage } from './find-messages.ts';
import { shopperMessages } from './shopper-messages.ts';
import { sourceMessages } from './source-messages.ts';

function collected(language: Language, sentences: readonly FoundMessage[]): Messages {
  const messages = existsSync(catalogueFile(language)) ? readCatalogue(language).messages : {};
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = Object.fromEntries(pluralCategories.map((category) => [category, '']));
  const entries = sentences.map(({ key, one }) => {
    const empty = one === undefined ? '' : { ...forms, other: '' };
    return [key, messages[key] ?? empty] as const;
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sentences = [...sourceMessages().values()].flat();
const ofShoppers = shopperMessages();
for (const language of keysOf(languageNames)) {
  if (language === 'en') continue;
  const messages = collected(language, sentences);
  mkdirSync(path.dirname(catalogueFile(language)), { recursive: true });
  writeFileSync(catalogueFile(language), `${JSON.stringify(messages, null, 2)}\n`);
  const missing = Object.keys(messages).filter((key) => !isTranslated(messages[key]));
  const counted = `${Object.keys(messages).length} messages, ${missing.length} without a translation`;
  const unread = missing.filter((key) => ofShoppers.has(key)).map((key) => `  ${key}\n`);
  const forShoppers = unread.length > 0 ? `, of which shoppers read:\n${unread.join('')}` : '';
  process.stdout.write(`${languageNames[language]}: ${counted}${forShoppers}\n`);
}
