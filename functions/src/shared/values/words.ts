/** Letters that Unicode does not decompose, as they are typed on a keyboard without them. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  ς: 'σ',
};

/** Accents and vowel points, which may be left out; not the marks that make another letter in Indian scripts or Japanese. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

/**
 * For search and addresses, in any script: lower case, without accents and apostrophes: "L'Été, DON’T!" → ['lete',
 * 'dont'].
 */
export function wordsOf(text: string): string[] {
  // Most texts are plain ASCII, which is quicker to split.
  if (!/[^ -~]/.test(text)) {
    const plain = text.includes("'") ? text.replaceAll("'", '') : text;
    return plain.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  }
  const plain = text
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/['’ʼ‘]/gu, '')
    .toLowerCase()
    .replace(/[æœøłđðþßıς]/gu, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');
  return plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
}

/** In any script: 'Émile Zola!' → 'emile-zola'; '' without letters and digits. */
export function slugOf(text: string): string {
  return wordsOf(text).join('-');
}
