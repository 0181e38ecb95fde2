import fc from 'fast-check';
import { expect, it } from 'vitest';
import { auditState } from '../../../functions/src/shared/audit/audit.ts';
import { differencesOf, type FieldDifference } from '../../../functions/src/shared/audit/audit-difference.ts';
import { settingsState } from '../../../functions/src/shared/audit/settings-state.ts';
import { type Settings, settingsOf } from '../../../functions/src/shared/shop/settings.ts';
import { isObject } from '../../../functions/src/shared/values/stored-fields.ts';
import { anySettings } from '../../fixtures/random-settings.ts';
import { runSize } from '../../robustness/run-size.ts';

/** The paths of the values in a value, down to lists: ['tax', 'rates', 'books']. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (!isObject(value) || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]));
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  return isObject(value) ? valueAt(value[name], rest) : undefined;
}

function withValueAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  const fields = isObject(value) ? value : {};
  return { ...fields, [name]: withValueAt(fields[name], rest, put) };
}

function settingsWith(base: Settings, path: readonly string[], put: unknown): Settings {
  const changed = withValueAt(base, path, put);
  return settingsOf(isObject(changed) ? changed : {});
}

/** What the history shows of a change, as it is stored. */
function differences(before: Settings, after: Settings): FieldDifference[] {
  return differencesOf(auditState(settingsState(before)), auditState(settingsState(after)));
}

const shops = fc
  .sample(anySettings(['logo-1a2b3c4d.240x96.webp']), { numRuns: 30, seed: 7 })
  .filter(({ delivery }) => delivery.hasCollection !== undefined && delivery.collectionText !== undefined);
const paths = new Map(shops.flatMap((shop) => pathsIn(shop)).map((path) => [path.join('.'), path]));
const pairs = shops.map((shop, index) => [shop, shops[(index + 1) % shops.length] ?? shop] as const);

it.each([...paths])('The history shows what becomes of the setting %s', (_, path) => {
  const textAt = (shop: Settings) => JSON.stringify(valueAt(shop, path));
  let left = runSize({ quick: 1, full: pairs.length });
  for (const [shop, other] of pairs.filter((pair) => textAt(pair[0]) !== textAt(pair[1]))) {
    if (left === 0) break;
    const after = settingsWith(shop, path, valueAt(other, path));
    if (textAt(shop) === textAt(after)) continue;
    expect(differences(shop, after), `${textAt(shop)} → ${textAt(after)}`).not.toEqual([]);
    left -= 1;
  }
  expect(left).toBeLessThan(pairs.length);
});
