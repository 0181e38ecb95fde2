/** A language as people read it: 'en' → 'English'. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  } catch {
    // What is stored may be no code at all.
    return code;
  }
}
