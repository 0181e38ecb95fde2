import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface Figure {
  /** Each group is printed as a table. */
  group: string;
  name: string;
  /** With its unit, as it is printed. */
  measured: string;
  goal: string;
  met: boolean;
}

const format = (value: number, unit: string) => `${Number(value.toFixed(3))}${unit && ` ${unit}`}`;

function compareWith(sign: string, isMet: (value: number, goal: number) => boolean) {
  return (group: string, name: string, value: number, goal: number, unit = ''): Figure => ({
    group,
    name,
    measured: format(value, unit),
    goal: `${sign} ${format(goal, unit)}`,
    met: isMet(value, goal),
  });
}

export const atMost = compareWith('≤', (value, goal) => value <= goal);
export const atLeast = compareWith('≥', (value, goal) => value >= goal);
export const exactly = compareWith('=', (value, goal) => value === goal);

/** One table for each group; `✗` marks a missed goal. */
export function figureTables(figures: readonly Figure[]): string {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups.map((group) => groupTable(group, figures)).join('\n\n');
}

function groupTable(group: string, figures: readonly Figure[]): string {
  const rows = figures.filter((figure) => figure.group === group);
  const width = (of: (figure: Figure) => string) => Math.max(...rows.map((row) => of(row).length));
  const [names, values] = [width(({ name }) => name), width(({ measured }) => measured)];
  const lines = rows.map(
    ({ name, measured, goal, met }) =>
      `  ${met ? '✓' : '✗'} ${name.padEnd(names)}  ${measured.padStart(values)}  ${goal}`,
  );
  return [group, ...lines].join('\n');
}

/** To a file, in which a command collects the figures of the processes that it starts. */
export function writeFigure(file: string, figure: Figure): void {
  appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

export function readFigures(file: string): Figure[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.filter((line) => line !== '').map((line): Figure => JSON.parse(line));
}
