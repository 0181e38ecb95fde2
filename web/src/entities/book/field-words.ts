function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A language as people read it: 'en' → 'English'. */
function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    // The stored text may be no language code.
    return code;
  }
}

/** How people read the values that are stored as a code or a keyword; all others are read as they are stored. */
const words: Readonly<Record<string, (value: string) => string>> = {
  ageFrom: (years) => `${years} years`,
  ageTo: (years) => `${years} years`,
  audience: capitalised,
  condition: capitalised,
  format: capitalised,
  language: languageName,
  weight: (grams) => `${grams} g`,
};

/** The stored value of a book's field as people read it: ('language', 'en') → 'English' */
export function fieldWords(name: string, value: string | number): string {
  return words[name]?.(String(value)) ?? String(value);
}
