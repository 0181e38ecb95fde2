/** Names with several spellings (transliterated, or variants of a person's name), and book formats in other languages. */
const spellings = `
paperback softcover taschenbuch broschur broche poche rustica bolsillo
hardcover hardback gebunden relie gebonden tapadura
ebook ebooks
audiobook horbuch hoerbuch audiolivre audiolibro luisterboek
dostoevsky dostoyevsky dostoevskij dostojewski dostoievski dostoievsky dostoyevski
tolstoy tolstoi tolstoj
chekhov chekov tchekhov tschechow cechov
turgenev turgenjew tourgueniev
pushkin puschkin pouchkine
solzhenitsyn solschenizyn soljenitsyne
bulgakov bulgakow boulgakov
gorky gorki gorkij
nabokov nabokow
tchaikovsky tschaikowski chaikovsky
lermontov lermontow
akhmatova achmatowa
murakami mourakami
stephen steven stephan stefan steffen
john jon
jeffrey geoffrey jeffery
katherine catherine kathryn katharine
philip phillip
mark marc
eric erik
sarah sara
anne ann
allan alan allen
neil neal
lawrence laurence
elizabeth elisabeth
theresa teresa
carl karl
nicholas nicolas
brian bryan
sean shaun shawn
frederick frederic
rebecca rebekah
`;

const firstSpelling: ReadonlyMap<string, string> = new Map(
  spellings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ');
      return others.map((other): [string, string] => [other, first]);
    }),
);

/** The canonical spelling of a name; any other word unchanged. */
export function spelledAlike(word: string): string {
  return firstSpelling.get(word) ?? word;
}

/** Adds the canonical spelling behind each word that has one. */
export function withSpellings(words: readonly string[]): string[] {
  return words.flatMap((word) => (spelledAlike(word) === word ? [word] : [word, spelledAlike(word)]));
}
