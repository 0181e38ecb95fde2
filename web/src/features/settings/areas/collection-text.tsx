import type { Settings, SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { getIn, useFormikContext } from 'formik';
import { TextArea } from '#components/forms/form-controls.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

/** The missing details of collection; '' when there are none. */
function missingIn({ postalAddress, openingHours }: Settings): string {
  if (postalAddress && openingHours) return '';
  if (postalAddress) return t('Shoppers are told no opening hours: add them under “Name and contact”.');
  if (openingHours) return t('Shoppers are told no postal address: add them under “Name and contact”.');
  return t('Shoppers are told no postal address and no opening hours: add them under “Name and contact”.');
}

/** Shown where orders are collected. */
export function CollectionText({ settings, ...field }: ControlProps) {
  const { values } = useFormikContext<SettingsEdit>();
  const { hasCollection } = values.delivery ?? {};
  const text: unknown = getIn(values, field.name);
  const missing = missingIn(settings);
  if (!hasCollection) return null;
  return (
    <div className="grid grid-cols-1 gap-4 ps-8">
      {missing && (
        <p role="status" className="border-s-2 border-ochre ps-4 text-[0.9375rem]">
          {missing}
        </p>
      )}
      <TextArea {...field} value={String(text ?? '')} />
    </div>
  );
}
