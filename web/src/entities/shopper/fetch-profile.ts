import { callShopperApi } from '#entities/session/shopper-api.ts';

// A file of its own, since the checkout loads it.

export function fetchProfile(signal?: AbortSignal) {
  return callShopperApi('GET /api/account', {}, signal);
}
