import type { Order } from '@bookstore/functions/shared/order/order';
import type { ParcelEdit } from '@bookstore/functions/shared/order/order-changes';
import {
  type Parcel,
  parcelStates,
  placeOfParcel,
  stepsOfParcel,
} from '@bookstore/functions/shared/order/parcels';
import { withinSentence } from '@bookstore/functions/shared/words/within-sentence';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/forms/button.tsx';
import { buttonClasses } from '#components/forms/control-classes.ts';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { dashboardPaths } from '#config/dashboard-paths.ts';
import { editParcel } from '#entities/order/order-changes.ts';
import { orderChange } from '#entities/order/use-order-change.ts';
import { nameOfTask, ParcelEditForm, type ParcelTask } from './parcel-edit-form.tsx';

const papers = [
  {
    what: 'labels',
    label: t('Print label'),
    nameAt: (place: number) => t('Print label of parcel {place}', { place }),
  },
  {
    what: 'slips',
    label: t('Print packing slip'),
    nameAt: (place: number) => t('Print packing slip of parcel {place}', { place }),
  },
] as const;

interface ParcelActionsProps {
  order: Order;
  parcel: Parcel;
  /** Its steps are those of the order. */
  isAlone: boolean;
}

export function ParcelActions({ order, parcel, isAlone }: ParcelActionsProps) {
  const [task, setTask] = useState<ParcelTask>();
  const opener = useRef<HTMLElement>(null);
  const { number, state } = parcel;
  const place = placeOfParcel(order.parcels, number);
  const steps = isAlone ? [] : stepsOfParcel(parcel);
  const tasks: ParcelTask[] = [
    ...steps.map(({ to, label, isBack }) => ({ name: to, label, to, isBack })),
    { name: 'correct', label: t('Correct the code'), to: undefined, isBack: false },
    ...(state === 'shipped' ? [{ name: 'unpack', label: t('Unpack'), to: null, isBack: true }] : []),
  ];

  useOpenToGoOn((form) =>
    setTask((before) => tasks.find((one) => nameOfTask(one, place) === form) ?? before),
  );

  function close(): void {
    setTask(undefined);
    opener.current?.focus();
  }

  function command(edit: ParcelEdit) {
    const { to } = edit;
    const done =
      to === undefined
        ? t('corrected')
        : to === null
          ? t('unpacked')
          : withinSentence(parcelStates[to].label);
    return orderChange(order, {
      send: () => editParcel(order, number, edit),
      done: t('Parcel {place} {done}', { place, done }),
      onDone: close,
    });
  }

  return (
    <>
      <div className="-mx-2 -mb-1 flex flex-wrap">
        {tasks.map((one) => (
          <Button
            key={one.name}
            variant="quiet"
            aria-label={nameOfTask(one, place)}
            aria-expanded={task?.name === one.name}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setTask(task?.name === one.name ? undefined : one);
            }}
            className="px-2! text-sm!"
          >
            {one.label}
          </Button>
        ))}
        {papers.map(({ what, label, nameAt }) => (
          <Link
            key={what}
            to={dashboardPaths.printOrders(what, [order._id], number)}
            target="_blank"
            aria-label={nameAt(place)}
            title="Opens in a new tab"
            className={`${buttonClasses('quiet')} px-2! text-sm!`}
          >
            {label}
          </Link>
        ))}
      </div>
      {task && (
        <ParcelEditForm
          key={task.name}
          order={order}
          parcel={parcel}
          task={task}
          command={command}
          onClose={close}
        />
      )}
    </>
  );
}
