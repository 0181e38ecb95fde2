import type { Settings, SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { TextArea } from '#components/forms/form-controls.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';

/** What shoppers who collect are not told, since the shop has not said it. */
function missingIn({ postalAddress, openingHours }: Settings): string {
  const missing = [...(postalAddress ? [] : ['postal address']), ...(openingHours ? [] : ['opening hours'])];
  return missing.join(' and no ');
}

/** What to know of orders that are collected in the shop, where they are. */
export function CollectionText({ settings, ...field }: ControlProps) {
  const { hasCollection, collectionText = '' } = useFormikContext<SettingsEdit>().values.delivery ?? {};
  const missing = missingIn(settings);
  if (!hasCollection) return null;
  return (
    <div className="grid grid-cols-1 gap-4 ps-8">
      {missing && (
        <p role="status" className="border-s-2 border-ochre ps-4 text-[0.9375rem]">
          Shoppers are told no {missing}: add them under “Name and contact”.
        </p>
      )}
      <TextArea {...field} value={collectionText} />
    </div>
  );
}
