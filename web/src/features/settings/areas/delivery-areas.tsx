import { type DeliveryArea, deliveryLimits } from '@bookstore/functions/shared/delivery/delivery-setting';
import { t } from '@bookstore/functions/shared/words/words';
import { ListEditor } from '../frame/list-editor.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { AreaFields } from './area-fields.tsx';
import { AreaOverlaps } from './area-overlaps.tsx';

const newArea: DeliveryArea = {
  name: '',
  countries: [],
  zips: [],
  by: 'amount',
  steps: [{ from: 0, cost: 0 }],
};

export function DeliveryAreas({ name }: ControlProps) {
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
      <AreaOverlaps />
    </>
  );
}
