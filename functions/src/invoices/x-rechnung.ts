import type { Invoice } from '../shared/invoice/invoice.ts';
import type { Settings } from '../shared/shop/settings.ts';
import { t } from '../shared/words/words.ts';
import { buyerEndpoint, facturXml, isElectronic } from './factur-x.ts';
import { sellerPlace } from './seller-facts.ts';

// For public buyers in Germany: Factur-X data by the stricter rules of XRechnung 3.0.

const extras = {
  profile: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
};

/** Fills in from the shop's present settings what the issued invoice lacks. */
function withSettings(invoice: Invoice, shop: Settings): Invoice {
  const { contact, iban = shop.invoices.iban, sellerCountry = shop.country, seller } = invoice;
  const { taxNumber } = seller;
  return {
    ...invoice,
    contact: [contact[0] || shop.contactEmail],
    iban,
    sellerCountry,
    seller: { ...seller, taxNumber: taxNumber || shop.invoices.taxNumber },
  };
}

/** What XRechnung requires and an invoice may lack, in words that name the form to fill in. */
function lacksOf(invoice: Invoice, phone: string): string[] {
  const { iban, sellerCountry = '', kind, buyerReference, buyerZip, buyerCity, seller } = invoice;
  const { zip, city } = sellerPlace(invoice, sellerCountry);
  const [, endpoint] = buyerEndpoint(invoice);
  const rows: [isThere: unknown, lack: string][] = [
    [buyerReference, t('the buyer’s reference (“Customers on account”)')],
    [endpoint, t('the buyer’s e-mail address (“Customers on account”)')],
    [
      buyerZip && buyerCity && invoice.buyerCountry,
      t('the buyer’s postcode, town and country (“Customers on account”)'),
    ],
    [sellerCountry, t('the country of the shop (“Settings”, “Country and time”)')],
    [zip && city, t('the seller’s postcode and town (“Settings”, “Invoices”)')],
    [seller.taxNumber, t('the tax number (“Settings”, “Invoices”)')],
    [iban || kind !== 'invoice', t('the account for transfers (“Settings”, “Invoices”)')],
    [/\d.*\d.*\d/.test(phone), t('the phone number of the shop (“Settings”, “Name and contact”)')],
  ];
  return rows.filter(([isThere]) => !isThere).map(([, lack]) => lack);
}

/** In the current language. Without XML, `lacks` says what is missing. */
export function xRechnung(made: Invoice, shop: Settings): { xml?: string; lacks: string[] } {
  const invoice = withSettings(made, shop);
  const phone = made.contact[1] || shop.contactPhone;
  const lacks = lacksOf(invoice, phone);
  if (lacks.length > 0 || !isElectronic(invoice)) return { lacks };
  return { xml: facturXml(invoice, { ...extras, phone }), lacks };
}
