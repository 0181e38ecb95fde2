import { missingParts } from '@bookstore/functions/shared/order/missing-parts';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';
import type { Recipient } from '#entities/order/last-recipient.ts';

/** Asks for a missing name, street, city or phone number; the order is never held back. */
export function MissingHint({ isCollected }: { isCollected: boolean }) {
  const { values } = useFormikContext<Recipient & { terms: boolean }>();
  const missing = values.terms && missingParts({ ...values, collection: isCollected });
  return (
    <p role="status" className="border-s-2 border-ochre ps-4 basis-full text-[0.9375rem] empty:hidden">
      {missing &&
        t(
          'There is no {missing} yet, so your books may not reach you. Is that right? You can still order as it is.',
          { missing },
        )}
    </p>
  );
}
