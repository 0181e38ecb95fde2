import {
  adminReasons,
  type StockChange,
  type StockReason,
  stockLimits,
  stockReasons,
  usualLowAt,
} from '@bookstore/functions/shared/stock/stock';
import { t } from '@bookstore/functions/shared/words/words';
import type { FormikValues } from 'formik';
import type { ComponentProps } from 'react';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf } from '#components/forms/form-controls.tsx';
import { DeskForm, SendButton } from '#entities/command/desk-form.tsx';
import type { StockActions } from './use-stock.ts';

interface NumberFieldProps {
  name: string;
  label: string;
}

function NumberField(props: NumberFieldProps) {
  return (
    <TextField
      {...props}
      type="number"
      inputMode="numeric"
      min="0"
      max={stockLimits.copies}
      step="1"
      required
    />
  );
}

interface StockFormProps<Values extends FormikValues>
  extends Pick<ComponentProps<typeof DeskForm<Values>>, 'first' | 'command' | 'stays' | 'children'> {
  label: string;
  button: string;
}

/** The browser itself reports an invalid figure. */
function StockForm<Values extends FormikValues>({
  label,
  button,
  children,
  ...form
}: StockFormProps<Values>) {
  return (
    <DeskForm
      aria-label={label}
      noValidate={false}
      failures="dialog"
      isCleared
      className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto] lg:grid-cols-2"
      {...form}
    >
      {(formik) => (
        <>
          {typeof children === 'function' ? children(formik) : children}
          <SendButton variant="secondary" className="lg:col-span-2 lg:justify-self-start">
            {button}
          </SendButton>
        </>
      )}
    </DeskForm>
  );
}

export function StartForm({ stock, change }: StockActions) {
  const label = t('Start counting');
  return (
    <StockForm
      label={label}
      button={label}
      first={{ onHand: '', lowAt: String(usualLowAt) }}
      command={({ onHand, lowAt }) => change(stock, { onHand: Number(onHand), lowAt: Number(lowAt) }, true)}
    >
      <NumberField name="onHand" label="Copies on hand" />
      <NumberField name="lowAt" label="Low at" />
    </StockForm>
  );
}

/** The label of the figure for each reason, and the change that it makes. */
function copiesField(reason: StockReason): { label: string; toChange: (copies: number) => StockChange } {
  if (reason === 'correction')
    return { label: t('Copies on hand now'), toChange: (onHand) => ({ onHand, reason }) };
  const isMore = reason === 'delivery' || reason === 'found';
  return {
    label: isMore ? t('Copies more') : t('Copies fewer'),
    toChange: (copies) => ({ change: isMore ? copies : -copies, reason }),
  };
}

const reasonOptions = optionsOf(adminReasons, (one) => stockReasons[one].label);

export function CopiesForm({ stock, change }: StockActions) {
  const first: { reason: StockReason; copies: string } = { reason: 'delivery', copies: '' };
  return (
    <StockForm
      label="Copies"
      button="Change"
      first={first}
      stays="reason"
      command={({ reason, copies }) => {
        const request = copiesField(reason).toChange(Number(copies));
        // Only a new count depends on the last figure.
        return change(stock, request, request.onHand !== undefined);
      }}
    >
      {({ values }) => (
        <>
          <ChoiceField name="reason" label="Reason" choices={reasonOptions} />
          <NumberField name="copies" label={copiesField(values.reason).label} />
        </>
      )}
    </StockForm>
  );
}

export function SettingsForm({ stock, change }: StockActions) {
  return (
    <StockForm
      label="Low at and shelf"
      button="Save"
      first={{ lowAt: String(stock.lowAt ?? usualLowAt), shelf: stock.shelf ?? '' }}
      command={({ lowAt, shelf }) => change(stock, { lowAt: Number(lowAt), shelf })}
    >
      <NumberField name="lowAt" label="Low at" />
      <TextField name="shelf" label="Shelf" maxLength={stockLimits.shelf} />
    </StockForm>
  );
}
