import { deliveryLimits } from '@bookstore/functions/shared/delivery/delivery-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useMovableRows } from '#components/lists/use-movable-rows.ts';
import { AreaFields } from './area-fields.tsx';
import { AreaOverlaps } from './area-overlaps.tsx';

/** The areas, which are moved, added and removed; nothing is saved before the form is. */
export function DeliveryAreas() {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const areas = values.delivery?.areas ?? [];
  const [keys, setKeys] = useState<readonly string[]>(() => areas.map(() => crypto.randomUUID()));
  const { list, said, move, remove, add } = useMovableRows({
    rows: areas,
    keys,
    nameOf: (area, index) => area.name || `Area ${index + 1}`,
    onChange(next, nextKeys) {
      void setFieldValue('delivery.areas', next, false);
      setKeys(nextKeys);
    },
  });

  return (
    <div ref={list} className="grid grid-cols-1 gap-8">
      {areas.map((area, index) => (
        <AreaFields
          key={keys[index] ?? index}
          id={keys[index] ?? String(index)}
          index={index}
          area={area}
          isLast={index === areas.length - 1}
          onMove={(by) => move(index, index + by)}
          onRemove={() => remove(index)}
        />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
      {areas.length === 0 && <p className="text-[0.9375rem]">The delivery is free everywhere.</p>}
      {areas.length < deliveryLimits.areas && (
        <Button
          variant="secondary"
          data-focus="add"
          onClick={() =>
            add({ name: '', countries: [], zips: [], by: 'amount', steps: [{ from: 0, cost: 0 }] })
          }
          className="justify-self-start"
        >
          Add an area
        </Button>
      )}
      <AreaOverlaps />
    </div>
  );
}
