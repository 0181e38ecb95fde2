import { choiceSchema } from '../values/choice-schema.ts';
import { keysOf } from '../values/table-keys.ts';
import { orderIdsQuerySchema } from './order.ts';

/** Label-printing programs of carriers, for which the shop writes files. */
export const carrierFiles = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  'royal-mail': 'Royal Mail',
  'pirate-ship': 'USPS (Pirate Ship)',
} as const;

export type CarrierFile = keyof typeof carrierFiles;

export const carrierFileNames = keysOf(carrierFiles);

export const carrierFileQuerySchema = orderIdsQuerySchema.shape({
  carrier: choiceSchema('carrier', carrierFileNames).required(),
});

export function isForCarrier({
  status,
  collection,
}: {
  status: string;
  collection?: boolean | undefined;
}): boolean {
  return status !== 'cancelled' && !collection;
}
