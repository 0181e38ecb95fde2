import { useFormikContext } from 'formik';
import type { FormValues } from '#lib/form-values.ts';

/** Reminds a shopper who is about to order without a street; the order itself is never held back. */
export function StreetHint({ isCollected }: { isCollected: boolean }) {
  const { terms, address } = useFormikContext<FormValues>().values;
  const street = typeof address === 'object' ? String(address.street ?? '') : '';
  const isMissing = !isCollected && terms === true && street.trim() === '';
  return (
    <p role="status" className="border-l-2 border-ochre pl-4 basis-full text-[0.9375rem] empty:hidden">
      {isMissing && 'There is no street yet, so the courier may not find you. You can still order as it is.'}
    </p>
  );
}
