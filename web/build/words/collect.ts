// npm run words: collects the messages of the sources into the file of each language. What is new has an empty
// translation, what no source says any more goes.
import { writeFileSync } from 'node:fs';
import { keysOf } from '@bookstore/functions/shared/values/table-keys';
import {
  isTranslated,
  type Language,
  languageNames,
  type Messages,
} from '@bookstore/functions/shared/words/languages';
import { catalogueFile, readCatalogue } from './catalogues.ts';
import type { FoundMessage } from './find-messages.ts';
import { sourceMessages } from './source-messages.ts';

function collected(language: Language, found: readonly FoundMessage[]): Messages {
  const { messages } = readCatalogue(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const forms = Object.fromEntries(pluralCategories.map((category) => [category, '']));
  const known = found.map(({ key, one }) => {
    const empty = one === undefined ? '' : { ...forms, other: '' };
    return [key, messages[key] ?? empty] as const;
  });
  return Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const found = [...sourceMessages().values()].flat();
for (const language of keysOf(languageNames)) {
  if (language === 'en') continue;
  const messages = collected(language, found);
  writeFileSync(catalogueFile(language), `${JSON.stringify(messages, null, 2)}\n`);
  const missing = Object.values(messages).filter((translation) => !isTranslated(translation));
  const counted = `${Object.keys(messages).length} messages, ${missing.length} without a translation`;
  process.stdout.write(`${languageNames[language]}: ${counted}\n`);
}
