/** The settings that the functions and the web app share: make the shop yours here. */
export const shopFacts = {
  name: 'Book Store',
  /** Shoppers write here, mails come from here, and new orders are announced here. */
  contactEmail: 'hello@bookstore.example',
  /** The time zone of the shop's days, by its name in the IANA database. */
  timeZone: 'UTC',
  /** What the checkout says of the delivery; an order is expected within so many working days. */
  delivery: { cost: 'Free', time: 'in 2 to 4 working days', workingDays: 4 },
  /** The tracking code replaces {code}. Another carrier may be typed as well; its parcels have no link. */
  carriers: [
    { name: 'DHL', trackingUrl: 'https://www.dhl.com/en/express/tracking.html?AWB={code}' },
    { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={code}' },
    { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={code}' },
    { name: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}' },
  ],
};

/** Where a parcel can be followed; undefined for a carrier that the shop does not know, or without a code. */
export function trackingUrl(carrier = '', trackingCode = ''): string | undefined {
  const known = shopFacts.carriers.find(({ name }) => name.toLowerCase() === carrier.toLowerCase());
  return known && trackingCode
    ? known.trackingUrl.replace('{code}', encodeURIComponent(trackingCode))
    : undefined;
}
