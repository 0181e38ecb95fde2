import { callShopperApi } from '#entities/session/shopper-api.ts';

export function ownInvoice(number: string): Promise<Uint8Array> {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return callShopperApi('GET /api/invoices/:number', { params: { number } }, undefined, { readBody });
}
