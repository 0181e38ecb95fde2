import type { Offer, OfferFields } from '@bookstore/functions/shared/offer/offer';
import { callAdminApi } from '#entities/session/admin-api.ts';

/** @throws ApiError 412 when it was changed since that version */
export const saveOffer = ({ id, version }: Offer, body: OfferFields) =>
  callAdminApi('PUT /api/offers/:id', {
    params: { id },
    body,
    headers: { 'If-Match': `"${version}"` },
  });

export const deleteOffer = (id: string) => callAdminApi('DELETE /api/offers/:id', { params: { id } });

export const restoreOffer = (id: string) => callAdminApi('POST /api/offers/:id/restore', { params: { id } });
