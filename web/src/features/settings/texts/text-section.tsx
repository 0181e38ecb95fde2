import { longestText, shopTexts, type TextName } from '@bookstore/functions/shared/shop/shop-texts';
import { useField } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { ownText } from './own-texts.ts';

// Lazy, since what reads Markdown is heavy, and the other settings do not need it.
const TextPreview = lazyComponent(async () => (await import('./text-preview.tsx')).TextPreview);

/** The text of a page that the footer leads to. */
export function TextSection({ name, ...props }: SectionProps & { name: TextName }) {
  return (
    <SettingsSection
      {...props}
      hint="The text of its page, in place of the one that the shop has from the start. Empty for that one."
      save={`Save ${props.title}`}
    >
      <TextEditor name={name} />
    </SettingsSection>
  );
}

function TextEditor({ name }: { name: TextName }) {
  const { title, setting } = shopTexts[name];
  const [{ value }, , { setValue }] = useField<string>(setting);
  const shop = useShop();
  return (
    <>
      <TextArea
        name={setting}
        label={`Text of ${title}`}
        rows={value ? 14 : 4}
        maxLength={longestText}
        hint="Markdown: ## Heading, - list, 1. list, **strong**, *emphasis*, > quotation, [words](https://address). A blank line begins a paragraph."
      />
      {value ? (
        <AsyncBoundary loading={null} about={`the preview of ${title}`}>
          <TextPreview title={title} text={value} />
        </AsyncBoundary>
      ) : (
        <Button
          variant="secondary"
          onClick={() => void setValue(ownText(name, shop))}
          className="justify-self-start"
        >
          Begin with the present text
        </Button>
      )}
    </>
  );
}
