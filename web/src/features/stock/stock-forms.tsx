import {
  adminReasons,
  type BookStock,
  isStockReason,
  type StockChange,
  type StockReason,
  stockLimits,
  stockReasons,
  usualLowAt,
} from '@bookstore/functions/shared/stock/stock';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { inputClasses } from '#components/forms/control-classes.ts';
import { FieldFrame } from '#components/forms/field.tsx';
import type { StockActions } from './use-stock.ts';

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}

function NumberField({ label, value, onChange, hint }: NumberFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={undefined} hint={hint}>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min="0"
        max={stockLimits.copies}
        step="1"
        required
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
        className={inputClasses}
      />
    </FieldFrame>
  );
}

interface StockFormProps {
  label: string;
  button: string;
  isSaving: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The browser itself complains of a figure that cannot be. */
function StockForm({ label, button, isSaving, onSubmit, children }: StockFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSubmit();
  }
  return (
    <form aria-label={label} onSubmit={submit} className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
      {children}
      <Button type="submit" variant="secondary" busy={isSaving}>
        {button}
      </Button>
    </form>
  );
}

/** Begins to count a book. */
export function StartForm({ change, isSaving }: StockActions) {
  const [onHand, setOnHand] = useState('');
  const [lowAt, setLowAt] = useState(String(usualLowAt));
  const start = () => void change({ onHand: Number(onHand), lowAt: Number(lowAt) }, 0);
  return (
    <StockForm label="Start counting" button="Start counting" isSaving={isSaving} onSubmit={start}>
      <NumberField label="Copies on hand" value={onHand} onChange={setOnHand} />
      <NumberField label="Low at" value={lowAt} onChange={setLowAt} />
    </StockForm>
  );
}

/** The meaning of the figure for each reason, and the change that it makes. */
function copiesField(reason: StockReason): { label: string; toChange: (copies: number) => StockChange } {
  if (reason === 'correction')
    return { label: 'Copies on hand now', toChange: (onHand) => ({ onHand, reason }) };
  const isMore = reason === 'delivery' || reason === 'found';
  return {
    label: isMore ? 'Copies more' : 'Copies fewer',
    toChange: (copies) => ({ change: isMore ? copies : -copies, reason }),
  };
}

/** Changes how many copies there are, and says why. */
export function CopiesForm({ stock, change, isSaving }: StockActions & { stock: BookStock }) {
  const id = useId();
  const [reason, setReason] = useState<StockReason>('delivery');
  const [copies, setCopies] = useState('');
  const { label, toChange } = copiesField(reason);

  async function save(): Promise<void> {
    const request = toChange(Number(copies));
    // Only a new count depends on the last figure.
    const version = request.onHand === undefined ? undefined : stock.version;
    if (await change(request, version)) setCopies('');
  }

  return (
    <StockForm label="Copies" button="Change" isSaving={isSaving} onSubmit={() => void save()}>
      <FieldFrame id={id} label="Reason" error={undefined}>
        <select
          id={id}
          value={reason}
          onChange={({ target }) => isStockReason(target.value) && setReason(target.value)}
          className={inputClasses}
        >
          {adminReasons.map((one) => (
            <option key={one} value={one}>
              {stockReasons[one].label}
            </option>
          ))}
        </select>
      </FieldFrame>
      <NumberField label={label} value={copies} onChange={setCopies} />
    </StockForm>
  );
}

/** The form for the low-stock limit and the shelf mark of a book. */
export function SettingsForm({ stock, change, isSaving }: StockActions & { stock: BookStock }) {
  const id = useId();
  const [lowAt, setLowAt] = useState(String(stock.lowAt ?? usualLowAt));
  const [shelf, setShelf] = useState(stock.shelf ?? '');
  const save = () => void change({ lowAt: Number(lowAt), shelf });
  return (
    <StockForm label="Low at and shelf" button="Save" isSaving={isSaving} onSubmit={save}>
      <NumberField label="Low at" value={lowAt} onChange={setLowAt} />
      <FieldFrame id={id} label="Shelf" error={undefined}>
        <input
          id={id}
          value={shelf}
          maxLength={stockLimits.shelf}
          onChange={({ target }) => setShelf(target.value)}
          className={inputClasses}
        />
      </FieldFrame>
    </StockForm>
  );
}
