import { callAdminApi } from '#entities/session/admin-api.ts';

export function deskInvoice(number: string): Promise<Uint8Array> {
  const readBody = async (response: Response) => new Uint8Array(await response.arrayBuffer());
  return callAdminApi('GET /api/invoices/:number', { params: { number } }, undefined, { readBody });
}
