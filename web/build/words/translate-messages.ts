import { type Catalogue, isTranslated } from '@bookstore/functions/shared/words/languages';
import { withoutSense } from '@bookstore/functions/shared/words/message-parts';
import type { Plugin } from 'vite';
import { noScriptTexts } from '../../src/config/no-script.ts';
import { namedLanguage, readCatalogue } from './catalogues.ts';
import { type FoundMessage, findMessages } from './find-messages.ts';
import { pseudoCatalogue } from './pseudo-locale.ts';
import { translatedYup, yupFile } from './yup-messages.ts';

/** For JSX text, where braces and brackets would be code. */
const jsxText = (text: string) => text.replace(/[{}<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const written: Record<FoundMessage['places'][number]['kind'], (text: string) => string> = {
  text: jsxText,
  attribute: (text) => `{${JSON.stringify(text)}}`,
  literal: (text) => JSON.stringify(text),
  call: (text) => JSON.stringify(text),
};

/**
 * Messages without a translation stay English. A call with nothing but its message is replaced as a whole, so that
 * pages with tables of texts load no more than before.
 */
export function translated(file: string, code: string, { messages }: Catalogue): string {
  let text = '';
  let end = 0;
  for (const { key, one, places } of findMessages(file, code)) {
    const translation = isTranslated(messages[key]) ? messages[key] : undefined;
    if (!translation && places[0]?.kind !== 'call') continue;
    const { other, ...forms } =
      typeof translation === 'object' ? translation : { other: translation || withoutSense(key) };
    // A form that is the same for any number needs no second one.
    const inPlaces = one === undefined ? [other] : [JSON.stringify(forms), other];
    for (const [index, { kind, start, end: placeEnd }] of places.entries()) {
      const said = inPlaces[index] ?? '';
      text += code.slice(end, start) + (places.length > 1 && index === 0 ? said : written[kind](said));
      end = placeEnd;
    }
  }
  return text + code.slice(end);
}

/** For app.html: its words and links until the app runs, in a language under a root. */
export function translatedNoScript(html: string, { messages }: Catalogue, root: string): string {
  const home = '<a href="/">';
  const said = noScriptTexts.reduce((text, message) => {
    const translation = messages[message];
    return typeof translation === 'string' && translation
      ? text.replace(message.replace('<a>', home), () => translation.replace('<a>', home))
      : text;
  }, html);
  const name = messages['Book Store'];
  const named = typeof name === 'string' && name ? said.replace(/(?<=>)Book Store(?=<)/g, () => name) : said;
  return root === ''
    ? named
    : named.replace(/(?<=<a href=")\/(?=")/g, root).replace('"/manifest', `"${root}/manifest`);
}

/**
 * Builds the web app in a language: its words are in the code as the English ones are, at no further cost.
 * @param root the prefix of its pages' addresses
 * @throws Error for a language that the shop does not speak
 */
export function speak(name: string, root: string): Plugin {
  const catalogue =
    name === 'en'
      ? { language: name, messages: {} }
      : (pseudoCatalogue(name) ?? readCatalogue(namedLanguage(name)));
  const { language, direction }: Catalogue = catalogue;
  return {
    name: 'translate-messages',
    enforce: 'pre',
    transformIndexHtml: (html) =>
      translatedNoScript(html, catalogue, root).replace(
        '<html lang="en">',
        `<html lang="${language}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`,
      ),
    transform: {
      filter: { id: [/\.tsx?$/, yupFile] },
      handler(code, id) {
        if (yupFile.test(id)) return translatedYup(code, catalogue);
        if (id.endsWith('/words/build-language.ts')) return code.replace("'en'", `'${language}'`);
        return translated(id, code, catalogue);
      },
    },
  };
}
