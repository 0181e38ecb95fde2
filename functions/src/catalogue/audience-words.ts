import { meanings } from '../platform/text/meanings.ts';
import { bandOf } from '../shared/book/audience.ts';

const readers = meanings({
  children: 'children childrens child kids kid',
  '0-2': 'toddlers toddler babies baby',
  teenagers: 'teenagers teenager teens teen',
  adults: 'adults',
  students: 'students',
  professionals: 'professionals',
});

const age = /\b(?:(\d{1,2})[\s-]*(?:years?|yrs?)?[\s-]*olds?|ages? (\d{1,2})|(\d{1,2})\s?yo)\b/i;

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen';

/** 'nine-year-old', with digits. */
const inDigits = (text: string) =>
  text.replace(/\b[a-z]+(?=[\s-]+(?:year|yr)s?[\s-]+olds?\b)/gi, (word) => {
    const number = numerals.split(' ').indexOf(word.toLowerCase());
    return number < 0 ? word : String(number);
  });

const fillers = new Set(
  'a an and book books birthday boy for from gift gifts girl my of present presents the'.split(' '),
);

/** Readers meant by a search: 'kids', 'gift for 9 year old'. */
export interface MeantReaders {
  choice: string;
  /** Whether it names an age, which is no title. */
  isAge: boolean;
}

export function meantReaders(typed: string): MeantReaders | undefined {
  const text = inDigits(typed);
  const match = age.exec(text);
  const words = (match ? text.replace(match[0], ' ') : text).toLowerCase().match(/[a-z]+/g) ?? [];
  const others = words.filter((word) => !fillers.has(word));
  if (match) {
    const choice = bandOf(Number(match[1] ?? match[2] ?? match[3])) ?? 'adults';
    return others.every((word) => readers.has(word)) ? { choice, isAge: true } : undefined;
  }
  const [word = '', ...more] = others;
  const choice = more.length === 0 ? readers.get(word) : undefined;
  return choice === undefined ? undefined : { choice, isAge: false };
}
