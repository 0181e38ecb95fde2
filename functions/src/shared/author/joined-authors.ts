import { linesSchema } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { type Author, authorsOf } from './author.ts';

/** A pen name: 'Robert Galbraith' of J. K. Rowling. */
export interface JoinedAuthor {
  /** The slug of the pen name. */
  slug: string;
  author: Author;
}

/** Of 'Robert Galbraith = J. K. Rowling'; undefined unless it names two authors. */
function readLine(line: string): JoinedAuthor | undefined {
  const [[from, ...others] = [], [author, ...more] = [], ...rest] = line
    .split('=')
    .map((name) => authorsOf(name));
  const isPair = others.length + more.length + rest.length === 0;
  return isPair && from && author && from.slug !== author.slug ? { slug: from.slug, author } : undefined;
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function joinedAuthors(text: string): JoinedAuthor[] {
  return linesOf(text).flatMap((line) => readLine(line) ?? []);
}

/** undefined when the text is valid. */
function problemOf(text: string): string | undefined {
  const wrong = linesOf(text).find((line) => !readLine(line));
  if (wrong) return t('“{line}” is not “Name = Name” of two authors', { line: wrong.trim().slice(0, 100) });
  const pairs = joinedAuthors(text);
  const slugs = new Set(pairs.map(({ slug }) => slug));
  if (slugs.size < pairs.length) return t('A name stands twice on the left');
  const chained = pairs.find(({ author }) => slugs.has(author.slug));
  return (
    chained &&
    t('{name} stands on the left of one line and on the right of another', {
      name: chained.author.name.slice(0, 100),
    })
  );
}

export const joinedAuthorsSchema = linesSchema()
  .label(t('Names of one author'))
  .max(5000)
  .defined()
  .test('pairs', (text = '', { createError }) => {
    const message = problemOf(text);
    return message === undefined || createError({ message });
  });
