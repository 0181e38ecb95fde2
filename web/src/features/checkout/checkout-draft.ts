import { recipientSchema } from '@bookstore/functions/shared/order/order';
import { checkoutDraftText } from '#entities/order/checkout-draft-text.ts';
import { type FormValues, formValues } from '#lib/form-values.ts';

/** The checkout's form as a shopper has left it, without the terms: those are agreed to anew for every order. */
export interface CheckoutDraft {
  values: FormValues;
  /** What the last order has filled in, as long as it has not been cleared. */
  filled?: FormValues | undefined;
  /** Whether it is settled what the last order fills in, be it nothing. */
  settled: boolean;
}

function parseDraft(text: string): CheckoutDraft | undefined {
  try {
    const draft: Partial<Record<keyof CheckoutDraft, unknown>> = Object(JSON.parse(text));
    return {
      values: formValues(recipientSchema, Object(draft.values)),
      filled: draft.filled ? formValues(recipientSchema, Object(draft.filled)) : undefined,
      settled: draft.settled === true,
    };
  } catch (error) {
    console.warn('What was typed at the checkout cannot be read:', error);
    return undefined;
  }
}

/** What this shopper has typed in this tab and not ordered with yet. */
export function readDraft(uid: string): CheckoutDraft | undefined {
  const [typedBy, ...text] = checkoutDraftText.get()?.split(' ') ?? [];
  return typedBy === uid ? parseDraft(text.join(' ')) : undefined;
}

export function keepDraft(uid: string, { values, ...rest }: CheckoutDraft): void {
  const { terms: _, ...typed } = values;
  checkoutDraftText.set(`${uid} ${JSON.stringify({ values: typed, ...rest })}`);
}

/** Called when what was typed has been ordered with. */
export function endDraft(): void {
  checkoutDraftText.set(null);
}
