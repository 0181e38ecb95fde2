import { collection } from '../platform/collections.ts';
import { keptDocuments } from '../platform/kept-documents.ts';
import { type Offer, offerFields, offerLimits, readOffer } from '../shared/offer/offer.ts';

export const offers = keptDocuments({
  collection: 'offers',
  name: 'offer',
  idOf: ({ id }: Offer) => id,
  fieldsOf: offerFields,
  read: readOffer,
  restorableMs: 30 * 24 * 60 * 60_000,
});

/** Without deleted ones, last changed first. */
export async function findOffers(): Promise<Offer[]> {
  // The limit includes deleted offers, which can be restored.
  const { docs } = await collection('offers')
    .orderBy('updatedAt', 'desc')
    .limit(4 * offerLimits.offers)
    .get();
  return docs.filter((one) => one.get('deletedAt') === undefined).map(offers.stored);
}
