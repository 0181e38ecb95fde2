import type { Catalogue } from '@bookstore/functions/shared/words/languages';
import { defaultLocale } from 'yup';

export const yupFile = /node_modules\/yup\/index\.esm\.js$/;

/** yup's own messages, where a schema has none: '${path} is a required field'. */
export const yupMessages: string[] = [
  ...new Set(Object.values(defaultLocale).flatMap((messages) => Object.values(messages))),
].filter((message) => typeof message === 'string');

export function translatedYup(code: string, { messages }: Catalogue): string {
  return yupMessages.reduce((text, message) => {
    const translation = messages[message];
    return typeof translation === 'string' && translation
      ? text.replaceAll(`'${message}'`, () => JSON.stringify(translation))
      : text;
  }, code);
}
