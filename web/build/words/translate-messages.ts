import { type Catalogue, isTranslated } from '@bookstore/functions/shared/words/languages';
import { withoutSense } from '@bookstore/functions/shared/words/message-parts';
import type { Plugin } from 'vite';
import { noScriptTexts } from '../../src/config/no-script.ts';
import { namedLanguage, readCatalogue } from './catalogues.ts';
import { type FoundMessage, findMessages } from './find-messages.ts';
import { pseudoCatalogue } from './pseudo-locale.ts';
import { translatedYup, yupFile } from './yup-messages.ts';

/** A text between two tags, where braces and brackets would be code. */
const jsxText = (text: string) => text.replace(/[{}<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const written: Record<FoundMessage['places'][number]['kind'], (text: string) => string> = {
  text: jsxText,
  attribute: (text) => `{${JSON.stringify(text)}}`,
  literal: (text) => JSON.stringify(text),
  call: (text) => JSON.stringify(text),
};

/**
 * The file with each message that has a translation replaced by it; the others stay English. A call with nothing but its
 * message gives way to it, so that a page whose tables say something loads no more than before.
 */
export function translated(file: string, code: string, { messages }: Catalogue): string {
  let text = '';
  let end = 0;
  for (const { key, one, places } of findMessages(file, code)) {
    const translation = isTranslated(messages[key]) ? messages[key] : undefined;
    if (!translation && places[0]?.kind !== 'call') continue;
    const { other, ...forms } =
      typeof translation === 'object' ? translation : { other: translation || withoutSense(key) };
    // What is the same for any number needs no second form.
    const inPlaces = one === undefined ? [other] : [JSON.stringify(forms), other];
    for (const [index, { kind, start, end: placeEnd }] of places.entries()) {
      const said = inPlaces[index] ?? '';
      text += code.slice(end, start) + (places.length > 1 && index === 0 ? said : written[kind](said));
      end = placeEnd;
    }
  }
  return text + code.slice(end);
}

/** What app.html says until the app does, and where it leads, in a language whose pages stand under a root. */
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
 * What builds the web app in a language, whose words stand in the code as the English ones do, and cost nothing more.
 * @param root what stands before the addresses of its pages
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
