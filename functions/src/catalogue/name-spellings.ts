/** Names that are written in several ways, most of them because they were in other letters first. */
const spellings = `
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

/** A name in the spelling that stands for all of its spellings; another word as it is. */
export function spelledAlike(word: string): string {
  return firstSpelling.get(word) ?? word;
}
