import { type Markup, markup, when } from '../platform/markup.ts';
import { isLeitwegId } from '../shared/customer/leitweg-id.ts';
import { type Invoice, invoiceCents } from '../shared/invoice/invoice.ts';
import { type RateSum, sumsByRate } from '../shared/tax/tax-sums.ts';
import { sumOf } from '../shared/values/sum-of.ts';
import { t } from '../shared/words/words.ts';
import { type Place, sellerPlace, vatIdOf } from './seller-facts.ts';

// Factur-X and ZUGFeRD data of an invoice: UN/CEFACT XML in the profile EN 16931.

const profile = 'urn:cen.eu:en16931:2017';

export const facturName = 'factur-x.xml';

/** With the countries, which the XML needs and the drawing does not. */
export type ElectronicInvoice = Invoice & { sellerCountry: string; buyerCountry: string };

/** For public buyers, see x-rechnung.ts. */
export interface PublicExtras {
  profile: string;
  process: string;
  phone: string;
}

export function isElectronic(invoice: Invoice): invoice is ElectronicInvoice {
  return Boolean(invoice.sellerCountry && invoice.buyerCountry);
}

/** Amounts of a credit note are positive in the XML: its type says that they are given back. */
function signOf({ kind }: Invoice): 1 | -1 {
  return kind === 'invoice' ? 1 : -1;
}

function amount(invoice: Invoice, cents: number): string {
  const { decimals } = invoice.format;
  return ((signOf(invoice) * cents) / 10 ** decimals).toFixed(decimals);
}

function dateTime(day: string): Markup {
  return markup`<udt:DateTimeString format="102">${day.replaceAll('-', '')}</udt:DateTimeString>`;
}

function addressOf({ zip, streets, city }: Place, country: string): Markup {
  const [one, two, ...rest] = streets.filter(Boolean);
  return markup`<ram:PostalTradeAddress>
${when(zip, (text) => markup`<ram:PostcodeCode>${text}</ram:PostcodeCode>`)}
${when(one, (text) => markup`<ram:LineOne>${text}</ram:LineOne>`)}
${when(two, (text) => markup`<ram:LineTwo>${text}</ram:LineTwo>`)}
${when(rest.join(', '), (text) => markup`<ram:LineThree>${text}</ram:LineThree>`)}
${when(city, (text) => markup`<ram:CityName>${text}</ram:CityName>`)}
<ram:CountryID>${country}</ram:CountryID>
</ram:PostalTradeAddress>`;
}

/** Documents of earlier layouts name neither. */
function namesOf({ layout, shopName, contact: [email] }: Invoice): { trading?: Markup; email?: Markup } {
  if (layout < 3) return {};
  return {
    trading: markup`<ram:SpecifiedLegalOrganization><ram:TradingBusinessName>${shopName}</ram:TradingBusinessName></ram:SpecifiedLegalOrganization>`,
    ...(email && {
      email: markup`<ram:URIUniversalCommunication><ram:URIID schemeID="EM">${email}</ram:URIID></ram:URIUniversalCommunication>`,
    }),
  };
}

function contactOf({ shopName, contact: [email = ''] }: Invoice, { phone }: PublicExtras): Markup {
  return markup`
<ram:DefinedTradeContact><ram:PersonName>${shopName}</ram:PersonName><ram:TelephoneUniversalCommunication><ram:CompleteNumber>${phone}</ram:CompleteNumber></ram:TelephoneUniversalCommunication><ram:EmailURIUniversalCommunication><ram:URIID>${email}</ram:URIID></ram:EmailURIUniversalCommunication></ram:DefinedTradeContact>`;
}

function sellerOf(invoice: ElectronicInvoice, extras: PublicExtras | undefined): Markup {
  const { name, taxNumber } = invoice.seller;
  const vatId = vatIdOf(taxNumber);
  const { trading, email } = namesOf(invoice);
  return markup`<ram:SellerTradeParty>
${when(vatId ? '' : taxNumber, (text) => markup`<ram:ID>${text}</ram:ID>`)}
<ram:Name>${name}</ram:Name>${when(trading, (text) => markup`\n${text}`)}${when(extras, (given) => contactOf(invoice, given))}
${addressOf(sellerPlace(invoice, invoice.sellerCountry), invoice.sellerCountry)}${when(email, (text) => markup`\n${text}`)}
${when(taxNumber, (text) => markup`<ram:SpecifiedTaxRegistration><ram:ID schemeID="${vatId ? 'VA' : 'FC'}">${vatId ?? text}</ram:ID></ram:SpecifiedTaxRegistration>`)}
</ram:SellerTradeParty>`;
}

/** Public buyers get invoices by Leitweg-ID (EAS scheme 0204), others by e-mail. */
export function buyerEndpoint({
  buyerReference = '',
  buyerEmail = '',
}: Invoice): [scheme: string, id: string] {
  return isLeitwegId(buyerReference) ? ['0204', buyerReference] : ['EM', buyerEmail];
}

function buyerOf(invoice: ElectronicInvoice): Markup {
  const { buyer, buyerStreet = '', buyerZip: zip, buyerCity: city, buyerCountry: country } = invoice;
  const [scheme, id] = buyerEndpoint(invoice);
  const vatId = vatIdOf(invoice.buyerTaxNumber ?? '');
  return markup`<ram:BuyerTradeParty>
<ram:Name>${buyer[0] ?? ''}</ram:Name>
${addressOf({ zip, city, streets: buyerStreet.split('\n') }, country)}${when(id, (text) => markup`\n<ram:URIUniversalCommunication><ram:URIID schemeID="${scheme}">${text}</ram:URIID></ram:URIUniversalCommunication>`)}${when(vatId, (text) => markup`\n<ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">${text}</ram:ID></ram:SpecifiedTaxRegistration>`)}
</ram:BuyerTradeParty>`;
}

/** UNTDID 5305: standard or reduced rate; zero rate; exempt; export. For the last two the document gives the reason. */
function categoryOf({ taxName, exemption }: Invoice, basisPoints: number | undefined): 'S' | 'Z' | 'E' | 'G' {
  if (exemption) return 'G';
  if (!taxName || basisPoints === undefined) return 'E';
  return basisPoints === 0 ? 'Z' : 'S';
}

function rateOf(invoice: Invoice, basisPoints: number | undefined): Markup {
  return markup`<ram:CategoryCode>${categoryOf(invoice, basisPoints)}</ram:CategoryCode>
<ram:RateApplicablePercent>${String((basisPoints ?? 0) / 100)}</ram:RateApplicablePercent>`;
}

function lineOf(invoice: Invoice, line: Invoice['lines'][number], index: number): Markup {
  const { what, detail, isbn, quantity = 1, basisPoints, cents, taxCents } = line;
  const net = cents - taxCents;
  const isBelow = signOf(invoice) * net < 0;
  const { decimals } = invoice.format;
  const each = (Math.abs(net) / quantity / 10 ** decimals).toFixed(decimals + 2);
  return markup`<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${String(index + 1)}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct>${when(isbn, (text) => markup`<ram:GlobalID schemeID="0160">${text}</ram:GlobalID>`)}<ram:Name>${what}</ram:Name>${when(detail, (text) => markup`<ram:Description>${text}</ram:Description>`)}</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${each}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${String(isBelow ? -quantity : quantity)}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>
${rateOf(invoice, basisPoints)}</ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount(invoice, net)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`;
}

function taxOf(invoice: Invoice, { basisPoints, grossCents, taxCents }: RateSum): Markup {
  const isExempt = ['E', 'G'].includes(categoryOf(invoice, basisPoints));
  const reason = invoice.exemption ?? (invoice.notes.join(' ') || t('No tax is charged.'));
  return markup`<ram:ApplicableTradeTax>
<ram:CalculatedAmount>${amount(invoice, taxCents)}</ram:CalculatedAmount>
<ram:TypeCode>VAT</ram:TypeCode>
${when(isExempt, () => markup`<ram:ExemptionReason>${reason}</ram:ExemptionReason>`)}
<ram:BasisAmount>${amount(invoice, grossCents - taxCents)}</ram:BasisAmount>
${rateOf(invoice, basisPoints)}
</ram:ApplicableTradeTax>`;
}

/**
 * UNTDID 4461: 10 cash, 68 online payment service, 1 not defined. Not 48, 54 or 55 (cards): the shop does not learn
 * whether it was a card, and those need its digits. On account it is 58, which needs an IBAN.
 */
const means = { cash: '10', online: '68', voucher: '1', other: '1' } as const;

function meansOf(invoice: Invoice): Markup {
  const { dueOn, iban } = invoice;
  const code = dueOn ? (iban ? '58' : means.other) : means[paymentOf(invoice).by];
  return markup`<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${code}</ram:TypeCode>${when(dueOn && iban, (text) => markup`<ram:PayeePartyCreditorFinancialAccount><ram:IBANID>${text}</ram:IBANID></ram:PayeePartyCreditorFinancialAccount>`)}</ram:SpecifiedTradeSettlementPaymentMeans>`;
}

/** Paid when issued, or refunded automatically; earlier layouts have it in other fields. */
function paymentOf({ kind, paid, onlineCents = 0 }: Invoice): NonNullable<Invoice['paid']> {
  const by = onlineCents ? 'online' : 'cash';
  return paid ?? { by, cents: kind === 'invoice' ? onlineCents : 0 };
}

function termsOf(invoice: Invoice): string {
  const { by, cents, voucherCents = 0 } = paymentOf(invoice);
  const isWhole = cents === invoiceCents(invoice);
  if (invoice.kind !== 'invoice') {
    return isWhole || invoice.layout < 3 ? t('Given back.') : t('Given back, as far as it was paid.');
  }
  if (invoice.dueOn) return isWhole ? t('Paid.') : t('To be paid by bank transfer.');
  if (cents === 0 && by !== 'voucher') return t('In cash, when the books are handed over.');
  if (!isWhole) {
    if (by === 'voucher')
      return t('Paid by voucher in part, the rest in cash, when the books are handed over.');
    return by === 'online'
      ? t('Paid online in part, the rest in cash, when the books are handed over.')
      : t('Paid in part, the rest in cash.');
  }
  if (voucherCents !== 0 && by !== 'voucher')
    return by === 'online' ? t('Paid by voucher and online.') : t('Paid, in part by voucher.');
  return {
    online: t('Paid online.'),
    cash: t('Paid in cash.'),
    voucher: t('Paid by voucher.'),
    other: t('Paid.'),
  }[by];
}

function totalsOf(invoice: Invoice): Markup {
  const tax = sumOf(invoice.lines, 'taxCents');
  const gross = invoiceCents(invoice);
  const [net, all] = [amount(invoice, gross - tax), amount(invoice, gross)];
  const paid = paymentOf(invoice).cents;
  return markup`<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>${net}</ram:LineTotalAmount>
<ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="${invoice.currency}">${amount(invoice, tax)}</ram:TaxTotalAmount>
<ram:GrandTotalAmount>${all}</ram:GrandTotalAmount>${when(
    paid || undefined,
    (cents) => markup`
<ram:TotalPrepaidAmount>${amount(invoice, cents)}</ram:TotalPrepaidAmount>`,
  )}
<ram:DuePayableAmount>${amount(invoice, gross - paid)}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`;
}

export function facturXml(invoice: ElectronicInvoice, extras?: PublicExtras): string {
  const { number, kind, day, reason = '', notes, orderNumber, currency, references, deliveredOn } = invoice;
  const text = [reason, ...notes].filter(Boolean).join('\n');
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext>${when(extras?.process, (id) => markup`<ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${id}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>`)}<ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${extras?.profile ?? profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>
<ram:ID>${number}</ram:ID>
<ram:TypeCode>${kind === 'invoice' ? '380' : '381'}</ram:TypeCode>
<ram:IssueDateTime>${dateTime(day)}</ram:IssueDateTime>
${when(text, (content) => markup`<ram:IncludedNote><ram:Content>${content}</ram:Content></ram:IncludedNote>`)}
</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${invoice.lines.map((line, index) => lineOf(invoice, line, index))}
<ram:ApplicableHeaderTradeAgreement>
${when(invoice.buyerReference, (text) => markup`<ram:BuyerReference>${text}</ram:BuyerReference>\n`)}${sellerOf(invoice, extras)}
${buyerOf(invoice)}
<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>${orderNumber || invoice.orderId}</ram:IssuerAssignedID></ram:SellerOrderReferencedDocument>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${when(deliveredOn, (on) => markup`<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${dateTime(on)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`)}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>
<ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
${meansOf(invoice)}
${sumsByRate(invoice.lines).map((sum) => taxOf(invoice, sum))}
<ram:SpecifiedTradePaymentTerms><ram:Description>${termsOf(invoice)}</ram:Description>${when(invoice.dueOn, (on) => markup`<ram:DueDateDateTime>${dateTime(on)}</ram:DueDateDateTime>`)}</ram:SpecifiedTradePaymentTerms>
${totalsOf(invoice)}
${references.map((one) => markup`<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${one}</ram:IssuerAssignedID></ram:InvoiceReferencedDocument>`)}
</ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`.text;
}

const schema = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = [
  ['DocumentFileName', 'The name of the embedded XML file', facturName],
  ['DocumentType', 'The type of the document', 'INVOICE'],
  ['Version', 'The version of Factur-X', '1.0'],
  ['ConformanceLevel', 'The profile of the XML', 'EN 16931'],
] as const;

/** XMP metadata: PDF/A requires a schema for foreign properties. */
export function facturMetadata(): string {
  return markup`<rdf:Description rdf:about="" xmlns:fx="${schema}">
${properties.map(([name, , value]) => markup`<fx:${name}>${value}</fx:${name}>`)}
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${properties.map(
  ([name, description]) => markup`<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
)}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`.text;
}
