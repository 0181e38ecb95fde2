import fc from 'fast-check';
import { type Entry, nameText, objectSource, valueSource } from './json-source.ts';

/** A body as it goes over the wire. */
export interface Body {
  content: string;
  /** How `content` becomes bytes; 'latin1' makes bytes that are no UTF-8. */
  encoding: 'utf8' | 'latin1' | 'utf16le';
}

type Change = (entries: readonly Entry[]) => Entry[];

function at(entries: readonly Entry[], choice: number): number {
  return entries.length === 0 ? 0 : choice % entries.length;
}

/** One thing that makes good fields bad: another value, a missing, repeated, misnamed or foreign field. */
const change: fc.Arbitrary<Change> = fc
  .tuple(fc.constantFrom('value', 'missing', 'twice', 'foreign', 'name'), fc.nat(20), nameText, valueSource)
  .map(([kind, choice, name, source]): Change => {
    return (entries) => {
      const index = at(entries, choice);
      const [oldName, oldSource] = entries[index] ?? ['', '1'];
      if (kind === 'missing') return entries.toSpliced(index, 1);
      if (kind === 'twice') return [...entries, [oldName, source]];
      if (kind === 'foreign') return entries.toSpliced(index, 0, [name, source]);
      if (kind === 'name') return entries.toSpliced(index, 1, [name, oldSource]);
      return entries.toSpliced(index, 1, [oldName, source]);
    };
  });

/** Good fields with one or two things changed. */
export function spoiled(good: fc.Arbitrary<readonly Entry[]>): fc.Arbitrary<Entry[]> {
  return fc
    .tuple(good, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([entries, changes]) => changes.reduce<Entry[]>((changed, next) => next(changed), [...entries]));
}

/** The shop reads at most this many bytes. */
const limit = 32 * 1024;

/** An object of good fields that is padded to a size beside the limit, or far beyond it. */
function padded(good: fc.Arbitrary<readonly Entry[]>): fc.Arbitrary<string> {
  const sizes = [limit - 1, limit, limit + 1, limit + 1000, 100_000];
  return fc
    .tuple(good, fc.constantFrom(...sizes), fc.constantFrom(' ', '\n'))
    .map(([entries, size, space]) => objectSource(entries).padEnd(size, space));
}

/** Bodies of an endpoint: about half of them good, so that the code behind the checks is reached. */
export function bodiesOf(good: fc.Arbitrary<readonly Entry[]>): fc.Arbitrary<Body> {
  const text = fc.oneof(
    { arbitrary: good.map(objectSource), weight: 14 },
    { arbitrary: spoiled(good).map(objectSource), weight: 8 },
    { arbitrary: padded(good), weight: 1 },
    { arbitrary: good.map((entries) => `[${objectSource(entries)}]`), weight: 1 },
    { arbitrary: good.map((entries) => objectSource(entries).slice(0, -1)), weight: 1 },
    { arbitrary: valueSource, weight: 2 },
  );
  const utf8 = text.map((content): Body => ({ content, encoding: 'utf8' }));
  const bytes = fc
    .tuple(fc.oneof(good.map(objectSource), fc.string({ unit: 'binary-ascii' })), fc.boolean())
    .map(([content, wide]): Body => ({ content, encoding: wide ? 'utf16le' : 'latin1' }));
  return fc.oneof({ arbitrary: utf8, weight: 24 }, { arbitrary: bytes, weight: 1 });
}
