import { deliveryLimits } from '@bookstore/functions/shared/delivery/delivery-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { AreaFields } from './area-fields.tsx';
import { AreaOverlaps } from './area-overlaps.tsx';

type Areas = NonNullable<SettingsEdit['delivery']>['areas'];

/** A list with the item at a place moved by one. */
function moved<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  return items.toSpliced(index, 1).toSpliced(index + by, 0, ...items.slice(index, index + 1));
}

/** The areas, which are moved, added and removed; nothing is saved before the form is. */
export function DeliveryAreas() {
  const { values, setFieldValue } = useFormikContext<SettingsEdit>();
  const areas = values.delivery?.areas ?? [];
  // An area keeps its key wherever it stands, so that React keeps what has the focus.
  const [keys, setKeys] = useState(() => areas.map(() => crypto.randomUUID()));
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focus === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)?.focus();
    setFocus(undefined);
  }, [focus]);

  const nameOf = (index: number) => areas[index]?.name || `Area ${index + 1}`;

  function change(next: Areas, nextKeys: typeof keys, nextFocus: string, words: string): void {
    void setFieldValue('delivery.areas', next, false);
    setKeys(nextKeys);
    setFocus(nextFocus);
    setSaid(words);
  }

  function move(index: number, by: 1 | -1): void {
    const words = `${nameOf(index)}: place ${index + by + 1} of ${areas.length}`;
    const nextFocus = `${by > 0 ? 'down' : 'up'} ${keys[index]}`;
    change(moved(areas, index, by), moved(keys, index, by), nextFocus, words);
  }

  function remove(index: number): void {
    const words = `${nameOf(index)} removed`;
    change(areas.toSpliced(index, 1), keys.toSpliced(index, 1), 'add', words);
  }

  function add(): void {
    const key = crypto.randomUUID();
    const area = { name: '', countries: [], zips: [], by: 'amount' as const, steps: [{ from: 0, cost: 0 }] };
    change([...areas, area], [...keys, key], `name ${key}`, '');
  }

  return (
    <div ref={list} className="grid grid-cols-1 gap-5">
      {areas.map((area, index) => (
        <AreaFields
          key={keys[index] ?? index}
          id={keys[index] ?? String(index)}
          index={index}
          area={area}
          isLast={index === areas.length - 1}
          onMove={(by) => move(index, by)}
          onRemove={() => remove(index)}
        />
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
      {areas.length === 0 && <p className="text-[0.9375rem]">The delivery is free everywhere.</p>}
      {areas.length < deliveryLimits.areas && (
        <Button variant="secondary" data-focus="add" onClick={add} className="justify-self-start">
          Add an area
        </Button>
      )}
      <AreaOverlaps />
    </div>
  );
}
