import { typedOf } from '../values/typed-parts.ts';
import { place } from './place-section.ts';
import type { Section } from './section.ts';
import { money } from './selling-sections.ts';
import type { Settings, SettingsEdit } from './settings.ts';
import { allSections } from './settings-groups.ts';

/** Settings that a country suggests, and that differ from the present ones; the owner can refuse each. */
export function proposalsFor(country: string, settings: Settings): SettingsEdit[] {
  if (country === '') return [];
  const present = new Map<string, unknown>(Object.entries(settings));
  const sections = new Set<Section>([money, place, ...allSections]);
  return [...sections]
    .flatMap(({ proposes }) => Object.entries(proposes?.(country, { ...settings }) ?? {}))
    .filter(([name, value]) => value !== undefined && typedOf(value, present.get(name)) !== undefined)
    .map(([name, value]) => ({ [name]: value }));
}
