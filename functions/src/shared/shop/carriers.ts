/** The tracking code replaces {code}. Another carrier may be typed as well; its parcels have no link. */
export const carriers = [
  { name: 'DHL', trackingUrl: 'https://www.dhl.com/en/express/tracking.html?AWB={code}' },
  { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={code}' },
  { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={code}' },
  { name: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}' },
];

/** Where a parcel can be followed; undefined for a carrier that the shop does not know, or without a code. */
export function trackingUrl(carrier = '', trackingCode = ''): string | undefined {
  const known = carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase());
  return known && trackingCode
    ? known.trackingUrl.replace('{code}', encodeURIComponent(trackingCode))
    : undefined;
}
