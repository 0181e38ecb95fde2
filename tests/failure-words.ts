import { stripVTControlCharacters } from 'node:util';

/** As `npm test -- <file>` takes it. */
export function fileOf(name: string): string {
  return name.replace(/^.*\/(?=tests\/\w+\/)/, '');
}

/** For the shell; the test's name is matched literally. */
function quoted(pattern: string): string {
  const literal = pattern.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return `'${literal.replaceAll("'", "'\\''")}'`;
}

/** Vitest's option that chooses tests by their names. */
export const namePattern = '--testNamePattern=';

/** The commands that run one test again, by runner. */
export const again = {
  vitest: (file: string, test?: string) =>
    `npm test -- ${fileOf(file)}${test === undefined ? '' : ` ${namePattern}${quoted(test)}`}`,
  /** The shop in euros runs the files of the other one. */
  playwright: (stage: string, file: string, test: string) =>
    `npm test -- ${stage === 'euro' ? 'euro --no-deps' : file} --grep=${quoted(test)}`,
};

const libraryCall = /^\s*at .*(?:node_modules|node:|new Promise)/;

/** What failed, the first lines of its error, and the command that repeats it alone. */
export function describeFailure(name: string, error = 'without a message', command = ''): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const first = lines.filter((line) => line.trim() !== '' && !libraryCall.test(line)).slice(0, 12);
  const rest = command === '' ? [] : [`    Again: ${command}`];
  return [name, ...first.map((line) => `    ${line.trim()}`), ...rest].join('\n');
}
