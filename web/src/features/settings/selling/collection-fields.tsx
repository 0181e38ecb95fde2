import type { Settings, SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { TextArea } from '#components/forms/form-controls.tsx';
import { SwitchField } from '../frame/switch-field.tsx';

/** What shoppers who collect are not told, since the shop has not said it. */
function missingIn({ postalAddress, openingHours }: Settings): string {
  const missing = [...(postalAddress ? [] : ['postal address']), ...(openingHours ? [] : ['opening hours'])];
  return missing.join(' and no ');
}

/** Whether orders are collected in the shop, and what to know of it. */
export function CollectionFields({ settings }: { settings: Settings }) {
  const { values } = useFormikContext<SettingsEdit>();
  const { hasCollection, collectionText = '' } = values.delivery ?? {};
  const missing = missingIn(settings);
  return (
    <div className="border-t border-line pt-2">
      <SwitchField
        name="delivery.hasCollection"
        label="Let shoppers collect in the shop"
        hint="The checkout asks first how they want their books. A collection costs nothing and needs no address; the shopper pays at the counter."
      />
      {hasCollection && (
        <div className="grid grid-cols-1 gap-4 pl-8">
          {missing && (
            <p role="status" className="border-l-2 border-ochre pl-4 text-[0.9375rem]">
              Shoppers are told no {missing}: add them under “Name and contact”.
            </p>
          )}
          <TextArea
            name="delivery.collectionText"
            value={collectionText}
            label="Good to know"
            rows={2}
            hint="Where exactly, or how long the books are kept. Shown with address and opening hours. May be empty."
          />
        </div>
      )}
    </div>
  );
}
