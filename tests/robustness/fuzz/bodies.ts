import fc from 'fast-check';
import { type Entry, nameText, objectSource, valueSource } from './json-source.ts';

/** A body as it goes over the wire. */
export interface Body {
  content: string;
  /** How `content` becomes bytes; 'latin1' makes bytes that are no UTF-8. */
  encoding: 'utf8' | 'latin1' | 'utf16le';
}

type Change = (entries: readonly Entry[]) => Entry[];

/** One thing that makes good fields bad: another value, a missing, repeated, misnamed or unknown field. */
const change: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom('value', 'missing', 'twice', 'unknown', 'name'), fc.nat(20), nameText, valueSource)
  .map(([kind, choice, name, source]): Change => {
    return (entries) => {
      const index = choice % (entries.length || 1);
      const [oldName, oldSource] = entries[index] ?? ['', '1'];
      if (kind === 'missing') return entries.toSpliced(index, 1);
      if (kind === 'twice') return [...entries, [oldName, source]];
      if (kind === 'unknown') return entries.toSpliced(index, 0, [name, source]);
      return entries.toSpliced(index, 1, kind === 'name' ? [name, oldSource] : [oldName, source]);
    };
  });

/** Good fields with one or two things changed. */
export function changed(good: fc.Arbitrary<readonly Entry[]>): fc.Arbitrary<Entry[]> {
  return fc
    .tuple(good, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([entries, changes]) => changes.reduce<Entry[]>((result, next) => next(result), [...entries]));
}

/** The shop reads at most this many bytes. */
const limit = 32 * 1024;
const sizes = [limit - 1, limit, limit + 1, limit + 1000, 100_000];

/** Bodies of an endpoint: about half of them good, so that the code behind the checks is reached. */
export function bodiesOf(good: fc.Arbitrary<readonly Entry[]>): fc.Arbitrary<Body> {
  const whole = good.map(objectSource);
  const padded = fc
    .tuple(whole, fc.constantFrom(...sizes), fc.constantFrom(' ', '\n'))
    .map(([source, size, space]) => source.padEnd(size, space));
  const text = fc.oneof(
    { arbitrary: whole, weight: 14 },
    { arbitrary: changed(good).map(objectSource), weight: 8 },
    { arbitrary: padded, weight: 1 },
    { arbitrary: whole.map((source) => `[${source}]`), weight: 1 },
    { arbitrary: whole.map((source) => source.slice(0, -1)), weight: 1 },
    { arbitrary: valueSource, weight: 2 },
  );
  const bytes = fc
    .tuple(fc.oneof(whole, fc.string({ unit: 'binary-ascii' })), fc.boolean())
    .map(([content, wide]): Body => ({ content, encoding: wide ? 'utf16le' : 'latin1' }));
  return fc.oneof(
    { arbitrary: text.map((content): Body => ({ content, encoding: 'utf8' })), weight: 24 },
    { arbitrary: bytes, weight: 1 },
  );
}
