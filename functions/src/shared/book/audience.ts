import { t } from '../words/words.ts';

/** Stored values with their labels. */
const labels: Readonly<Record<string, string>> = {
  children: t('Children'),
  teenagers: t('Teenagers'),
  adults: t('Adults'),
  students: t('Students'),
  professionals: t('Professionals'),
};

export const bookAudiences: readonly string[] = Object.keys(labels);

/** In years. */
const ageBands: readonly (readonly [from: number, to: number])[] = [
  [0, 2],
  [3, 5],
  [6, 8],
  [9, 11],
  [12, 14],
  [15, 17],
];

const bandValue = ([from, to]: readonly [number, number]) => `${from}-${to}`;

/** A filter's value in an address: an audience or an age band. */
export const audienceChoices: readonly string[] = [...bookAudiences, ...ageBands.map(bandValue)];

/** 'Children', 'Ages 9 to 11' */
export function audienceLabel(choice: string): string {
  const [from = '', to] = choice.split('-');
  return to === undefined ? (labels[choice] ?? choice) : t('Ages {from} to {to}', { from, to });
}

/** undefined for adults. */
export function bandOf(age: number): string | undefined {
  const band = ageBands.find(([from, to]) => age >= from && age <= to);
  return band && bandValue(band);
}

interface ForReaders {
  audience?: string | undefined;
  ageFrom?: number | undefined;
  ageTo?: number | undefined;
}

/** A book that gives only a lowest age counts for this many further years. */
const yearsOn = 3;

/** Without an audience, the ages decide. */
export function choicesFor({ audience, ageFrom, ageTo }: ForReaders): string[] {
  if (ageFrom === undefined && ageTo === undefined) return audience ? [audience] : [];
  const from = ageFrom ?? 0;
  const to = ageTo ?? from + yearsOn;
  const readers = audience ?? (from < 12 ? 'children' : from < 18 ? 'teenagers' : 'adults');
  return [readers, ...ageBands.filter(([first, last]) => from <= last && to >= first).map(bandValue)];
}
