import { isSecureAddress } from '../values/link-address.ts';
import { spokenLanguage } from '../words/words.ts';

/** Tracking addresses: the tracking code replaces {code}, and a language replaces a list such as {de|en}. */
export interface Carrier {
  name: string;
  trackingUrl: string;
}

/**
 * The usual carriers of Europe and America. Another carrier may be typed; its parcels have no link unless the settings
 * name one. Carriers that also ask for the zip code are left out (PostNL).
 */
export const usualCarriers: readonly Carrier[] = [
  { name: 'An Post', trackingUrl: 'https://www.anpost.com/Post-Parcels/Track/History?item={code}' },
  { name: 'Austrian Post', trackingUrl: 'https://www.post.at/sv/sendungsdetails?snr={code}' },
  { name: 'bpost', trackingUrl: 'https://track.bpost.cloud/btr/web/#/search?itemCode={code}' },
  { name: 'Bring', trackingUrl: 'https://tracking.bring.com/tracking/{code}' },
  {
    name: 'Canada Post',
    trackingUrl: 'https://www.canadapost-postescanada.ca/track-reperage/{fr|en}#/search?searchFor={code}',
  },
  {
    name: 'Correos',
    trackingUrl:
      'https://www.correos.es/es/es/herramientas/localizador/envios/detalle?tracking-number={code}',
  },
  {
    name: 'DHL',
    trackingUrl: 'https://www.dhl.de/{de|en}/privatkunden/pakete-empfangen/verfolgen.html?piececode={code}',
  },
  {
    name: 'DHL Express',
    trackingUrl:
      'https://www.dhl.com/global-en/home/tracking/tracking-express.html?submit=1&tracking-id={code}',
  },
  { name: 'DPD', trackingUrl: 'https://tracking.dpd.de/parcelstatus?query={code}' },
  { name: 'Evri', trackingUrl: 'https://www.evri.com/track/parcel/{code}' },
  { name: 'FedEx', trackingUrl: 'https://www.fedex.com/fedextrack/?trknbr={code}' },
  { name: 'GLS', trackingUrl: 'https://gls-group.com/GROUP/en/parcel-tracking?match={code}' },
  {
    name: 'Hermes',
    trackingUrl: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{code}',
  },
  { name: 'InPost', trackingUrl: 'https://inpost.pl/sledzenie-przesylek?number={code}' },
  { name: 'La Poste', trackingUrl: 'https://www.laposte.fr/outils/suivre-vos-envois?code={code}' },
  { name: 'Parcelforce', trackingUrl: 'https://www.parcelforce.com/track-trace?trackNumber={code}' },
  {
    name: 'Poste Italiane',
    trackingUrl: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{code}',
  },
  { name: 'PostNord', trackingUrl: 'https://tracking.postnord.com/en/tracking?id={code}' },
  { name: 'Purolator', trackingUrl: 'https://www.purolator.com/{fr|en}/shipping/tracker?pin={code}' },
  { name: 'Royal Mail', trackingUrl: 'https://www.royalmail.com/track-your-item#/tracking-results/{code}' },
  { name: 'Swiss Post', trackingUrl: 'https://service.post.ch/ekp-web/ui/entry/search/{code}' },
  { name: 'UPS', trackingUrl: 'https://www.ups.com/track?tracknum={code}' },
  { name: 'USPS', trackingUrl: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={code}' },
];

/** https, with a place for the tracking code. */
export function isTrackingUrl(text: string): boolean {
  return isSecureAddress(text) && text.includes('{code}');
}

export function proposedCarriers(own: readonly Carrier[]): string[] {
  return (own.length > 0 ? own : usualCarriers).map(({ name }) => name);
}

/**
 * undefined for an unknown carrier, or without a code.
 * @param own the carriers of the settings, which count before the usual ones
 */
export function trackingUrl(
  { carrier, trackingCode }: { carrier: string; trackingCode: string },
  own: readonly Carrier[],
): string | undefined {
  const name = carrier.toLowerCase();
  const match = [...own, ...usualCarriers].find((one) => one.trackingUrl && one.name.toLowerCase() === name);
  if (!match || !trackingCode) return undefined;
  return match.trackingUrl
    .replace(/\{(\w\w\|)+en\}/, (all) => (all.includes(`${spokenLanguage()}|`) ? spokenLanguage() : 'en'))
    .replaceAll('{code}', () => encodeURIComponent(trackingCode));
}
