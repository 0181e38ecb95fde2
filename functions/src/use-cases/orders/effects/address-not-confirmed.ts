import { ApiError } from '../../../platform/http/api-errors.ts';
import { addressNotConfirmed, type UnconfirmedDetails } from '../../../shared/order/order-refusals.ts';

function messageOf(details: UnconfirmedDetails | undefined): string {
  if (!details) return 'Confirm your e-mail address before your next order';
  const { of, most, wanted } = details;
  return of === 'account'
    ? `Confirm your e-mail address first: without that, at most ${most} copies are held for you, and this order needs ${wanted}`
    : 'Confirm your e-mail address first: many orders wait for that';
}

/** 403; `details` says which limit of copies is exceeded. */
export class AddressNotConfirmed extends ApiError {
  constructor(details?: UnconfirmedDetails) {
    super(403, addressNotConfirmed, messageOf(details), { ...(details && { details }) });
  }
}
