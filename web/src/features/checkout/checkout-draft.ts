import { recipientSchema } from '@bookstore/functions/shared/order/recipient';
import { checkoutDraftText } from '#entities/order/checkout-draft-text.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';

/** Without the terms, which must be accepted for every order. */
export interface CheckoutDraft {
  values: FormValues;
  /** Values prefilled from the last order, until they are cleared. */
  filled?: FormValues | undefined;
  /** The form was prefilled already, or there was nothing to prefill. */
  settled: boolean;
}

function draftValues(given: Partial<Record<string, unknown>>): FormValues {
  const chosen = Object.entries(given).flatMap(([name, value]) => (value === true ? [[name, true]] : []));
  return {
    ...formValues(recipientSchema, given),
    ...Object.fromEntries(chosen),
    giftNote: String(given.giftNote ?? ''),
  };
}

function parseDraft(text: string): CheckoutDraft | undefined {
  try {
    const draft: Partial<Record<keyof CheckoutDraft, unknown>> = Object(JSON.parse(text));
    return {
      values: draftValues(Object(draft.values)),
      filled: draft.filled ? formValues(recipientSchema, Object(draft.filled)) : undefined,
      settled: draft.settled === true,
    };
  } catch (error) {
    console.warn('What was typed at the checkout cannot be read:', error);
    return undefined;
  }
}

export function readDraft(uid: string): CheckoutDraft | undefined {
  const [typedBy, ...text] = checkoutDraftText.get()?.split(' ') ?? [];
  return typedBy === uid ? parseDraft(text.join(' ')) : undefined;
}

export function keepDraft(uid: string, { values, ...rest }: CheckoutDraft): void {
  const { terms: _, ...typed } = values;
  checkoutDraftText.set(`${uid} ${JSON.stringify({ values: typed, ...rest })}`);
}

/** Called when the order is placed. */
export function endDraft(): void {
  checkoutDraftText.set(null);
}
