import { type DeliveryArea, deliveryLimits } from '@bookstore/functions/shared/delivery/delivery-setting';
import { overlapsOf } from '@bookstore/functions/shared/delivery/overlaps';
import { type SettingsEdit, settingsEditSchema } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { ListEditor } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { AreaFields } from './area-fields.tsx';
import { DeliveryLaw } from './delivery-law.tsx';

const newArea: DeliveryArea = {
  name: '',
  countries: [],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 0 }],
};

export function DeliveryAreas({ name, settings }: ControlProps) {
  return (
    <>
      <ListEditor
        name={name}
        className="gap-8"
        most={deliveryLimits.areas}
        nameOf={(area: DeliveryArea, index) => area.name || t('Area {number}', { number: index + 1 })}
        add={{ words: t('Add an area'), row: newArea }}
        empty={<p className="text-[0.9375rem]">The delivery is free everywhere.</p>}
      >
        {(row) => <AreaFields {...row} />}
      </ListEditor>
      <AreaNotes settings={settings} />
    </>
  );
}

const schema = settingsEditSchema.pick(['delivery']);

/** About the areas as typed; empty while the text is no list of areas. */
function AreaNotes({ settings }: Pick<ControlProps, 'settings'>) {
  const { values } = useFormikContext<SettingsEdit>();
  const { delivery } = schema.cast(values, { assert: false });
  const areas = (delivery?.areas ?? []).map((area, index) => ({
    ...area,
    name: area.name || t('Area {number}', { number: index + 1 }),
  }));
  return (
    <>
      <AreaOverlaps areas={areas} />
      <DeliveryLaw areas={areas} settings={settings} />
    </>
  );
}

function AreaOverlaps({ areas }: { areas: readonly DeliveryArea[] }) {
  const overlaps = overlapsOf(areas);
  if (overlaps.length === 0) return null;
  return (
    <ul
      aria-label="Overlaps"
      className="grid grid-cols-1 gap-1 border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere"
    >
      {overlaps.map(({ first, second, isWhole }) => (
        <li key={`${first}\n${second}`}>
          {isWhole
            ? t('“{second}” is never used: “{first}” stands before it and covers all of it.', {
                first,
                second,
              })
            : t('“{first}” and “{second}” overlap: “{first}” counts there, since it stands first.', {
                first,
                second,
              })}
        </li>
      ))}
    </ul>
  );
}
