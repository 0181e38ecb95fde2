import { itemOf, partsOf, type Section } from '@bookstore/functions/shared/shop/section';
import { allSections, settingsGroups } from '@bookstore/functions/shared/shop/settings-groups';
import { wordsOf } from '@bookstore/functions/shared/values/words';
import type { SchemaFieldDescription } from 'yup';
import { describedFields } from './frame/setting-field.tsx';

/** A found section; its matching settings where its own words do not match. */
interface FoundSection {
  section: Section;
  settings: readonly string[];
}

interface FoundGroup {
  title: string;
  matches: readonly FoundSection[];
}

function labelsOf(field: SchemaFieldDescription): string[] {
  const title = ('meta' in field && field.meta?.title) || ('label' in field && field.label);
  const inner = Object.values(partsOf(itemOf(field) ?? field)).flatMap(labelsOf);
  return title ? [title, ...inner] : inner;
}

/** A section matches when it, or one of its settings, has all words of the text. All sections for an empty text. */
export function findSections(text: string): FoundGroup[] {
  const words = wordsOf(text);
  const hasAll = (...texts: string[]) => {
    const own = wordsOf(texts.join(' '));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  return settingsGroups.flatMap(({ title, sections }) => {
    const matches = sections.flatMap((section): FoundSection[] => {
      if (hasAll(title, section.title, section.hint ?? '')) return [{ section, settings: [] }];
      const labels = Object.values(describedFields(section)).flatMap(labelsOf);
      const settings = [...new Set(labels)].filter((label) => hasAll(label));
      return settings.length > 0 ? [{ section, settings }] : [];
    });
    return matches.length > 0 ? [{ title, matches }] : [];
  });
}

/** German writes days with a full stop: 'seit 19. Juni 2026'. */
export const firstSentence = (text: string) => text.split(/(?<!\d)\. /, 1)[0];

export function sectionAt(slug: string): Section | undefined {
  return allSections.find((section) => section.slug === slug);
}
