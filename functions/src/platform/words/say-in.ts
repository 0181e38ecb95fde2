import { existsSync, readFileSync } from 'node:fs';
import { warn } from 'firebase-functions/logger';
import { isTranslated, type Language, type Messages } from '../../shared/words/languages.ts';
import { inLanguage, type Speech } from '../../shared/words/words.ts';

/** Beside the bundled functions, and beside their sources. */
const folders = ['../src/words/', '../../words/'].map((folder) => new URL(folder, import.meta.url));

function readMessages(language: Language): Messages {
  const place = folders
    .map((folder) => new URL(`${language}/messages.json`, folder))
    .find((one) => existsSync(one));
  if (!place) throw new Error(`functions/src/words/${language} was not deployed`);
  return JSON.parse(readFileSync(place, 'utf8'));
}

interface ReadSpeech extends Speech {
  messages: Messages;
}

function speechOf(language: Language): ReadSpeech {
  // The sources are English.
  if (language === 'en') return { language, messages: {}, translationOf: () => undefined };
  const messages = readMessages(language);
  const missing = new Set<string>();
  return {
    language,
    messages,
    translationOf(message) {
      const translation = Object.hasOwn(messages, message) ? messages[message] : undefined;
      if (isTranslated(translation)) return translation;
      if (!missing.has(message)) warn('A message has no translation', { language, message });
      missing.add(message);
      return undefined;
    },
  };
}

const speeches = new Map<Language, ReadSpeech>();

function speechIn(language: Language): ReadSpeech {
  const speech = speeches.get(language) ?? speechOf(language);
  speeches.set(language, speech);
  return speech;
}

/** What has no translation is said in English, and reported once. */
export function sayIn<Result>(language: Language, say: Parameters<typeof inLanguage<Result>>[1]) {
  return inLanguage(speechIn(language), say);
}

/** What is not a message of the sources stays as it is. */
export function saidIn(language: Language, english: string): string {
  const { messages } = speechIn(language);
  const translation = Object.hasOwn(messages, english) ? messages[english] : undefined;
  return typeof translation === 'string' && translation !== '' ? translation : english;
}
