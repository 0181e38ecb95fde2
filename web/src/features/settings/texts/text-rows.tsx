import { shopTexts, textNames } from '@bookstore/functions/shared/shop/shop-texts';
import type { SectionProps } from '../frame/use-section.ts';
import { TextSection } from './text-section.tsx';

/** A section for each page whose text the owner may write. */
export const textRows = textNames.map((name) => {
  const { title, setting } = shopTexts[name];
  const Section = (props: SectionProps) => <TextSection {...props} name={name} />;
  return { title, names: [setting], Section };
});
