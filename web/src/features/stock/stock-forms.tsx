import {
  adminReasons,
  isStockReason,
  type StockChange,
  type StockReason,
  stockLimits,
  stockReasons,
  usualLowAt,
} from '@bookstore/functions/shared/stock/stock';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import type { StockActions } from './use-stock.ts';

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
}

function NumberField({ label, value, onChange, hint }: NumberFieldProps) {
  return (
    <TextInput
      label={label}
      hint={hint}
      type="number"
      inputMode="numeric"
      min="0"
      max={stockLimits.copies}
      step="1"
      required
      value={value}
      onChange={onChange}
    />
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
export function StartForm({ stock, change, isSaving }: StockActions) {
  const [onHand, setOnHand] = useState('');
  const [lowAt, setLowAt] = useState(String(usualLowAt));
  const start = () => void change(stock, { onHand: Number(onHand), lowAt: Number(lowAt) }, true);
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
export function CopiesForm({ stock, change, isSaving }: StockActions) {
  const [reason, setReason] = useState<StockReason>('delivery');
  const [copies, setCopies] = useState('');
  const { label, toChange } = copiesField(reason);

  async function save(): Promise<void> {
    const request = toChange(Number(copies));
    // Only a new count depends on the last figure.
    if (await change(stock, request, request.onHand !== undefined)) setCopies('');
  }

  return (
    <StockForm label="Copies" button="Change" isSaving={isSaving} onSubmit={() => void save()}>
      <Choice label="Reason" value={reason} onChange={(text) => isStockReason(text) && setReason(text)}>
        {adminReasons.map((one) => (
          <option key={one} value={one}>
            {stockReasons[one].label}
          </option>
        ))}
      </Choice>
      <NumberField label={label} value={copies} onChange={setCopies} />
    </StockForm>
  );
}

/** The form for the low-stock limit and the shelf mark of a book. */
export function SettingsForm({ stock, change, isSaving }: StockActions) {
  const [lowAt, setLowAt] = useState(String(stock.lowAt ?? usualLowAt));
  const [shelf, setShelf] = useState(stock.shelf ?? '');
  const save = () => void change(stock, { lowAt: Number(lowAt), shelf });
  return (
    <StockForm label="Low at and shelf" button="Save" isSaving={isSaving} onSubmit={save}>
      <NumberField label="Low at" value={lowAt} onChange={setLowAt} />
      <TextInput label="Shelf" value={shelf} maxLength={stockLimits.shelf} onChange={setShelf} />
    </StockForm>
  );
}
