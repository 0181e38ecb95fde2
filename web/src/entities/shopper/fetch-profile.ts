import { callShopperApi } from '#entities/session/shopper-api.ts';

// A file of its own, since the checkout loads it.

/** What the shop keeps of the shopper for the next order, and which mails they want. */
export function fetchProfile(signal?: AbortSignal) {
  return callShopperApi('GET /api/account', {}, signal);
}
