import {
  adminReasons,
  isStockReason,
  type StockChange,
  type StockReason,
  stockLimits,
  stockReasons,
  usualLowAt,
} from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#components/forms/button.tsx';
import { Choice, TextInput } from '#components/forms/plain-fields.tsx';
import { useKeptState } from '#components/forms/use-kept-typing.ts';
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
    <form
      aria-label={label}
      onSubmit={submit}
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-2"
    >
      {children}
      <Button
        type="submit"
        variant="secondary"
        busy={isSaving}
        className="lg:col-span-2 lg:justify-self-start"
      >
        {button}
      </Button>
    </form>
  );
}

export function StartForm({ stock, change, isSaving }: StockActions) {
  const label = t('Start counting');
  const { values, ...form } = useKeptState(label, { onHand: '', lowAt: String(usualLowAt) });
  const { onHand, lowAt } = values;
  const start = () => void change(stock, { onHand: Number(onHand), lowAt: Number(lowAt) }, true);
  return (
    <StockForm label={label} button={label} isSaving={isSaving} onSubmit={start}>
      <NumberField label="Copies on hand" value={onHand} onChange={(text) => form.change({ onHand: text })} />
      <NumberField label="Low at" value={lowAt} onChange={(text) => form.change({ lowAt: text })} />
    </StockForm>
  );
}

/** The meaning of the figure for each reason, and the change that it makes. */
function copiesField(reason: StockReason): { label: string; toChange: (copies: number) => StockChange } {
  if (reason === 'correction')
    return { label: t('Copies on hand now'), toChange: (onHand) => ({ onHand, reason }) };
  const isMore = reason === 'delivery' || reason === 'found';
  return {
    label: isMore ? t('Copies more') : t('Copies fewer'),
    toChange: (copies) => ({ change: isMore ? copies : -copies, reason }),
  };
}

/** Changes how many copies there are, and says why. */
export function CopiesForm({ stock, change, isSaving }: StockActions) {
  const { values, ...form } = useKeptState<{ reason: StockReason; copies: string }>('Copies', {
    reason: 'delivery',
    copies: '',
  });
  const { reason, copies } = values;
  const { label, toChange } = copiesField(reason);

  async function save(): Promise<void> {
    const request = toChange(Number(copies));
    // Only a new count depends on the last figure.
    if (await change(stock, request, request.onHand !== undefined)) form.change({ copies: '' });
  }

  return (
    <StockForm label="Copies" button="Change" isSaving={isSaving} onSubmit={() => void save()}>
      <Choice
        label="Reason"
        value={reason}
        onChange={(text) => isStockReason(text) && form.change({ reason: text })}
      >
        {adminReasons.map((one) => (
          <option key={one} value={one}>
            {stockReasons[one].label}
          </option>
        ))}
      </Choice>
      <NumberField label={label} value={copies} onChange={(text) => form.change({ copies: text })} />
    </StockForm>
  );
}

export function SettingsForm({ stock, change, isSaving }: StockActions) {
  const label = t('Low at and shelf');
  const { values, ...form } = useKeptState(label, {
    lowAt: String(stock.lowAt ?? usualLowAt),
    shelf: stock.shelf ?? '',
  });
  const { lowAt, shelf } = values;

  async function save(): Promise<void> {
    if (await change(stock, { lowAt: Number(lowAt), shelf })) form.clear();
  }

  return (
    <StockForm label={label} button="Save" isSaving={isSaving} onSubmit={() => void save()}>
      <NumberField label="Low at" value={lowAt} onChange={(text) => form.change({ lowAt: text })} />
      <TextInput
        label="Shelf"
        value={shelf}
        maxLength={stockLimits.shelf}
        onChange={(text) => form.change({ shelf: text })}
      />
    </StockForm>
  );
}
