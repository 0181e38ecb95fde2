import { createContext } from 'react';
import { createLocalStore, useLocalStore } from '#lib/browser/local-store.ts';

/** The unsent fields of a form of the dashboard. */
interface KeptTyping {
  person: string;
  path: string;
  form: string;
  /** The query of the page's address. */
  search: string;
  at: number;
  typed: Record<string, unknown>;
}

/** Whose forms are kept, on which page; undefined outside the dashboard, where none is. */
export interface Keeper {
  person: string;
  path: string;
  search: string;
  /** Whether the person's session has ended: what unmounts then was not left by them. */
  isOver: () => boolean;
}

export const KeeperContext = createContext<Keeper | undefined>(undefined);

const limits = { forms: 20, letters: 100_000, milliseconds: 7 * 86_400_000 };

function isKept(one: unknown): one is KeptTyping {
  const { person, path, form, search, at, typed }: Partial<Record<keyof KeptTyping, unknown>> = Object(one);
  const areTexts = [person, path, form, search].every((text) => typeof text === 'string');
  return (
    areTexts && typeof typed === 'object' && typed !== null && Date.now() - Number(at) < limits.milliseconds
  );
}

const kept = createLocalStore<KeptTyping[]>('desk-typed', {
  parse(text) {
    try {
      const read: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(read) ? read.filter(isKept) : [];
    } catch (error) {
      console.warn('What was typed in the dashboard cannot be read:', error);
      return [];
    }
  },
  serialize: (all) => (all.length > 0 ? JSON.stringify(all) : null),
});

const none: readonly string[] = [];

/** Forms that unmounted because their part of the page failed: they restore their fields on mounting again. */
export const lostForms = new Set<string>();

/** Forms that restore their kept fields as soon as they are shown in this tab. */
export const continued = createLocalStore(
  'desk-continues',
  {
    parse: (text) => text?.split('\n') ?? none,
    serialize: (keys) => (keys.length > 0 ? keys.join('\n') : null),
  },
  () => sessionStorage,
);

export const useContinued = () => useLocalStore(continued, none);

type Place = Pick<KeptTyping, 'person' | 'path' | 'form'>;

export const placeKey = ({ person, path, form }: Place): string => JSON.stringify([person, path, form]);

/** Never stored in a browser: passwords, and the codes of vouchers, which are money. */
const secret = /password|^voucher$/i;

/** Without secrets. */
export function changedFields(values: object, initial: object): Record<string, unknown> {
  const before = new Map<string, unknown>(Object.entries(initial));
  const changed = Object.entries(values).filter(
    ([name, value]) => !secret.test(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed);
}

/** Newest first. */
export function keptOf(person: string): KeptTyping[] {
  return kept.get().filter((one) => one.person === person);
}

export function throwAway(place: Place): void {
  if (kept.get().some((one) => placeKey(one) === placeKey(place))) {
    kept.set(kept.get().filter((one) => placeKey(one) !== placeKey(place)));
  }
}

/** Called when a person logs out by themselves. */
export function throwAwayAllOf(person: string): void {
  kept.set(kept.get().filter((one) => one.person !== person));
}

export function keepTyping(place: Place, search: string, typed: Record<string, unknown>): void {
  const one = { ...place, search, at: Date.now(), typed };
  if (JSON.stringify(one).length > limits.letters) return;
  const others = kept.get().filter((other) => placeKey(other) !== placeKey(place));
  kept.set([one, ...others].slice(0, limits.forms));
}
