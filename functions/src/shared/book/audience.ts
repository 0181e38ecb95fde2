import { t } from '../words/words.ts';

/** Whom a book is for, as it is stored, and as people read it. */
const labels: Readonly<Record<string, string>> = {
  children: t('Children'),
  teenagers: t('Teenagers'),
  adults: t('Adults'),
  students: t('Students'),
  professionals: t('Professionals'),
};

export const bookAudiences: readonly string[] = Object.keys(labels);

/** The ages by which lists are filtered, in years. */
const ageBands: readonly (readonly [from: number, to: number])[] = [
  [0, 2],
  [3, 5],
  [6, 8],
  [9, 11],
  [12, 14],
  [15, 17],
];

const bandValue = ([from, to]: readonly [number, number]) => `${from}-${to}`;

/** Whom the books of a list are for, as its address has it: an audience, or ages. */
export const audienceChoices: readonly string[] = [...bookAudiences, ...ageBands.map(bandValue)];

/** 'Children', 'Ages 9 to 11' */
export function audienceLabel(choice: string): string {
  const [from = '', to] = choice.split('-');
  return to === undefined ? (labels[choice] ?? choice) : t('Ages {from} to {to}', { from, to });
}

/** The ages that lists filter by in which an age is; undefined for grown-ups. */
export function bandOf(age: number): string | undefined {
  const band = ageBands.find(([from, to]) => age >= from && age <= to);
  return band && bandValue(band);
}

interface ForReaders {
  audience?: string | undefined;
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
}

/** A book that says only from when on it can be read is for the next years, too. */
const yearsOn = 3;

/** The choices that a book belongs to. Where its audience is not said, its ages tell it. */
export function choicesFor({ audience, ageFrom, ageTo }: ForReaders): string[] {
  if (ageFrom === undefined && ageTo === undefined) return audience ? [audience] : [];
  const from = ageFrom ?? 0;
  const to = ageTo ?? from + yearsOn;
  const told = audience ?? (from < 12 ? 'children' : from < 18 ? 'teenagers' : 'adults');
  return [told, ...ageBands.filter(([first, last]) => from <= last && to >= first).map(bandValue)];
}
