import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import type { Recipient } from '#entities/order/last-recipient.ts';
import type { FormValues } from '#lib/form-values.ts';
import { lazyComponent } from '#lib/lazy-component.tsx';
import { type CheckoutDraft, keepDraft } from './checkout-draft.ts';
import { fillIn, hasMore, takeOut } from './prefill.ts';

interface PrefillNoteProps {
  uid: string;
  recipient: Recipient | undefined;
  saved?: readonly Recipient[] | undefined;
  /** The draft that the form started with. */
  draft: CheckoutDraft | undefined;
  isCollected: boolean;
  /** No draft is kept once the order is placed. */
  isOrdered: boolean;
}

// Loaded only for a shopper with saved addresses.
const SavedAddress = lazyComponent(async () => (await import('./saved-address.tsx')).SavedAddress);

/** Prefills the form once the recipient is known, with a note and a button to clear it, and stores the draft. */
export function PrefillNote({ uid, recipient, saved = [], draft, isCollected, isOrdered }: PrefillNoteProps) {
  const { values, setValues } = useFormikContext<FormValues>();
  const [filled, setFilled] = useState(draft?.filled);
  const [settled, setSettled] = useState(draft?.settled ?? false);

  // Values typed before the draft's owner was known stay.
  useEffect(() => {
    if (draft) void setValues((current) => fillIn(current, draft.values));
  }, [draft, setValues]);

  // Once only, and not after a Clear.
  useEffect(() => {
    if (!recipient || settled) return;
    setSettled(true);
    if (!hasMore(values, recipient)) return;
    setFilled(recipient);
    void setValues((current) => fillIn(current, recipient));
  }, [recipient, settled, values, setValues]);

  useEffect(() => {
    if (!isOrdered) keepDraft(uid, { values, filled, settled });
  }, [uid, values, filled, settled, isOrdered]);

  function clear(earlier: FormValues, { currentTarget }: MouseEvent<HTMLButtonElement>): void {
    void setValues((current) => takeOut(current, earlier));
    setFilled(undefined);
    // The button disappears; the first field gets the focus.
    currentTarget.form?.querySelector('input')?.focus();
  }

  const note = (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4">
      <p role="status" className="font-display text-xl">
        {filled
          ? saved.length > 0
            ? t('Filled in from your addresses.')
            : t('Filled in from your last order.')
          : isCollected
            ? t('Who collects the books?')
            : t('Where should the courier ring?')}
      </p>
      {filled && (
        <button
          type="button"
          aria-label="Clear what was filled in"
          onClick={(event) => clear(filled, event)}
          className="-ms-2 min-h-11 px-2 text-[0.9375rem] text-accent underline underline-offset-4"
        >
          Clear
        </button>
      )}
    </div>
  );
  if (saved.length === 0 || isCollected) return note;
  return (
    <Suspense fallback={note}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4">
        <SavedAddress saved={saved} />
      </div>
    </Suspense>
  );
}
