import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { FormValues } from '#lib/form-values.ts';
import type { ChosenPlace } from './use-delivery-cost.ts';

interface ReportPlaceProps {
  isCollected: boolean;
  onPlace: (place: ChosenPlace) => void;
}

/** Reports the destination, which the delivery cost depends on. */
export function ReportPlace({ isCollected, onPlace }: ReportPlaceProps) {
  const { address } = useFormikContext<FormValues>().values;
  const parts = typeof address === 'object' ? address : {};
  const [country, zipcode] = [String(parts.country ?? ''), String(parts.zipcode ?? '')];
  useEffect(() => onPlace({ country, zipcode, isCollected }), [country, zipcode, isCollected, onPlace]);
  return null;
}
