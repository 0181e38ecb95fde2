import type { ShopFrame } from '@bookstore/functions/shared/shop/shop-profile';
import { shopTexts, type TextName, textNames } from '@bookstore/functions/shared/shop/shop-texts';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { Button } from '#components/forms/button.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { AsyncBoundary } from '#components/loading/async-boundary.tsx';
import { about, privacy, terms } from '#config/legal.ts';
import { useShop } from '#config/shop.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { isLegalSample, legalSamples } from './legal-samples.ts';

const sampleTexts = { about, privacy, terms };

/** The page's default text or its sample, as Markdown. */
function ownText(name: TextName, shop: ShopFrame): string {
  if (isLegalSample(name)) return legalSamples[name](shop);
  const { lead, sections } = sampleTexts[name](shop);
  return [lead, ...sections.map(({ heading, text }) => `## ${heading}\n\n${text}`)].join('\n\n');
}

// Lazy: the Markdown reader is heavy, and other settings do not need it.
const TextPreview = lazyComponent(async () => (await import('./text-preview.tsx')).TextPreview);

export function PageText({ name: setting, label, hint }: ControlProps) {
  const [{ value }, , { setValue }] = useField<string>(setting);
  const shop = useShop();
  const name = textNames.find((one) => setting.endsWith(shopTexts[one].setting)) ?? 'about';
  const { title } = shopTexts[name];
  return (
    <>
      <TextArea name={setting} label={label} hint={hint} rows={value ? 14 : 4} />
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
          {isLegalSample(name) ? t('Begin with a sample') : t('Begin with the present text')}
        </Button>
      )}
    </>
  );
}
