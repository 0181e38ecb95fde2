/**
 * Names that are written in several ways, because they were in other letters first, or as each person was named; and the
 * formats of books in other languages.
 */
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

/** A name in the spelling that stands for all of its spellings, by which it is found; another word as it is. */
export function spelledAlike(word: string): string {
  return firstSpelling.get(word) ?? word;
}

/** The words, and behind each that has another spelling that which stands for all of them. */
export function withSpellings(words: readonly string[]): string[] {
  return words.flatMap((word) => (spelledAlike(word) === word ? [word] : [word, spelledAlike(word)]));
}
