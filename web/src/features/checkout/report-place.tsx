import type { Place } from '@bookstore/functions/shared/delivery/delivery-quote';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { FormValues } from '#lib/form-values.ts';

/** Says where the typed address is, on which the cost of the delivery depends. */
export function ReportPlace({ onPlace }: { onPlace: (place: Place) => void }) {
  const { address } = useFormikContext<FormValues>().values;
  const parts = typeof address === 'object' ? address : {};
  const [country, zipcode] = [String(parts.country ?? ''), String(parts.zipcode ?? '')];
  useEffect(() => onPlace({ country, zipcode }), [country, zipcode, onPlace]);
  return null;
}
