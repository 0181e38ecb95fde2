import { type Markup, markup, when } from '../platform/markup.ts';
import { type Invoice, type InvoiceSum, invoiceCents, invoiceSums } from '../shared/invoice/invoice.ts';
import { t } from '../shared/words/words.ts';

// The data of an invoice as Factur-X and ZUGFeRD want them in its file: XML of UN/CEFACT, in the profile EN 16931.

const profile = 'urn:cen.eu:en16931:2017';

export const facturName = 'factur-x.xml';

/** A document with what its XML needs beside what is drawn. */
export type ElectronicInvoice = Invoice & { sellerCountry: string; buyerCountry: string };

export function isElectronic(invoice: Invoice): invoice is ElectronicInvoice {
  return Boolean(invoice.sellerCountry && invoice.buyerCountry);
}

/** Amounts of a credit note are above 0 there, as its kind says that they are given back. */
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

const isCity = /^(?:[A-Z]{1,2}-)?(\d[\d ]{2,6}\d)\s+(\D.*)$/;

interface Place {
  zip?: string | undefined;
  streets: readonly string[];
  city?: string | undefined;
  country: string;
}

function addressOf({ zip, streets, city, country }: Place): Markup {
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

/** Where the seller is: a last line '10115 Berlin' names zip code and city. */
function sellerPlace({ seller, sellerCountry: country }: ElectronicInvoice): Place {
  const [, zip, city] = isCity.exec(seller.address.at(-1) ?? '') ?? [];
  return { country, zip, city, streets: city ? seller.address.slice(0, -1) : seller.address };
}

/** A number for the tax of all of the Union begins with its country; any other one is that of a tax office. */
function sellerOf(invoice: ElectronicInvoice): Markup {
  const { name, taxNumber } = invoice.seller;
  const plain = taxNumber.replace(/[\s.]/g, '').toUpperCase();
  const isVat = /^[A-Z]{2}(?=(?:.*\d){6})[A-Z0-9]{7,13}$/.test(plain);
  return markup`<ram:SellerTradeParty>
${when(!isVat && taxNumber, (text) => markup`<ram:ID>${String(text)}</ram:ID>`)}
<ram:Name>${name}</ram:Name>
${addressOf(sellerPlace(invoice))}
${when(taxNumber, () => markup`<ram:SpecifiedTaxRegistration><ram:ID schemeID="${isVat ? 'VA' : 'FC'}">${isVat ? plain : taxNumber}</ram:ID></ram:SpecifiedTaxRegistration>`)}
</ram:SellerTradeParty>`;
}

function buyerOf(invoice: ElectronicInvoice): Markup {
  const { buyer, buyerStreet = '', buyerZip: zip, buyerCity: city, buyerCountry: country } = invoice;
  return markup`<ram:BuyerTradeParty>
<ram:Name>${buyer[0] ?? ''}</ram:Name>
${addressOf({ zip, city, country, streets: buyerStreet.split('\n') })}
</ram:BuyerTradeParty>`;
}

/** Taxed; taxed at nothing; exported or exempt, of which the document says why. */
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
  const { what, detail, quantity = 1, basisPoints, cents, taxCents } = line;
  const net = cents - taxCents;
  const isBelow = signOf(invoice) * net < 0;
  const { decimals } = invoice.format;
  const each = (Math.abs(net) / quantity / 10 ** decimals).toFixed(decimals + 2);
  return markup`<ram:IncludedSupplyChainTradeLineItem>
<ram:AssociatedDocumentLineDocument><ram:LineID>${String(index + 1)}</ram:LineID></ram:AssociatedDocumentLineDocument>
<ram:SpecifiedTradeProduct><ram:Name>${what}</ram:Name>${when(detail, (text) => markup`<ram:Description>${text}</ram:Description>`)}</ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount>${each}</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="C62">${String(isBelow ? -quantity : quantity)}</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery>
<ram:SpecifiedLineTradeSettlement>
<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode>
${rateOf(invoice, basisPoints)}</ram:ApplicableTradeTax>
<ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount(invoice, net)}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation>
</ram:SpecifiedLineTradeSettlement>
</ram:IncludedSupplyChainTradeLineItem>`;
}

function taxOf(invoice: Invoice, { basisPoints, grossCents, taxCents }: InvoiceSum): Markup {
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
 * How it is paid, by UNTDID 4461: 10 in cash, 68 by a service for online payment. Not 48, 54 or 55: the shop does not learn
 * whether it was a card, and those want the digits of one.
 */
function meansOf({ onlineCents }: Invoice): '10' | '68' {
  return onlineCents ? '68' : '10';
}

function termsOf(invoice: Invoice): string {
  if (invoice.kind !== 'invoice') return t('Given back.');
  if (!invoice.onlineCents) return t('In cash, when the books are handed over.');
  return paidCents(invoice) === invoiceCents(invoice)
    ? t('Paid online.')
    : t('Paid online in part, the rest in cash, when the books are handed over.');
}

/** What of an invoice was paid when it was made. */
function paidCents({ kind, onlineCents = 0 }: Invoice): number {
  return kind === 'invoice' ? onlineCents : 0;
}

function totalsOf(invoice: Invoice): Markup {
  const tax = invoice.lines.reduce((sum, { taxCents }) => sum + taxCents, 0);
  const gross = invoiceCents(invoice);
  const [net, all] = [amount(invoice, gross - tax), amount(invoice, gross)];
  const paid = paidCents(invoice);
  return markup`<ram:SpecifiedTradeSettlementHeaderMonetarySummation>
<ram:LineTotalAmount>${net}</ram:LineTotalAmount>
<ram:TaxBasisTotalAmount>${net}</ram:TaxBasisTotalAmount>
<ram:TaxTotalAmount currencyID="${invoice.currency}">${amount(invoice, tax)}</ram:TaxTotalAmount>
<ram:GrandTotalAmount>${all}</ram:GrandTotalAmount>${when(
    paid > 0 && paid,
    (cents) => markup`
<ram:TotalPrepaidAmount>${amount(invoice, Number(cents))}</ram:TotalPrepaidAmount>`,
  )}
<ram:DuePayableAmount>${amount(invoice, gross - paid)}</ram:DuePayableAmount>
</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`;
}

export function facturXml(invoice: ElectronicInvoice): string {
  const { number, kind, day, reason = '', notes, orderNumber, currency, references, deliveredOn } = invoice;
  const text = [reason, ...notes].filter(Boolean).join('\n');
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${profile}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>
<ram:ID>${number}</ram:ID>
<ram:TypeCode>${kind === 'invoice' ? '380' : '381'}</ram:TypeCode>
<ram:IssueDateTime>${dateTime(day)}</ram:IssueDateTime>
${when(text, (content) => markup`<ram:IncludedNote><ram:Content>${content}</ram:Content></ram:IncludedNote>`)}
</rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${invoice.lines.map((line, index) => lineOf(invoice, line, index))}
<ram:ApplicableHeaderTradeAgreement>
${sellerOf(invoice)}
${buyerOf(invoice)}
<ram:SellerOrderReferencedDocument><ram:IssuerAssignedID>${orderNumber || invoice.orderId}</ram:IssuerAssignedID></ram:SellerOrderReferencedDocument>
</ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery>${when(deliveredOn, (on) => markup`<ram:ActualDeliverySupplyChainEvent><ram:OccurrenceDateTime>${dateTime(on)}</ram:OccurrenceDateTime></ram:ActualDeliverySupplyChainEvent>`)}</ram:ApplicableHeaderTradeDelivery>
<ram:ApplicableHeaderTradeSettlement>
<ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>
<ram:SpecifiedTradeSettlementPaymentMeans><ram:TypeCode>${meansOf(invoice)}</ram:TypeCode></ram:SpecifiedTradeSettlementPaymentMeans>
${invoiceSums(invoice).map((sum) => taxOf(invoice, sum))}
<ram:SpecifiedTradePaymentTerms><ram:Description>${termsOf(invoice)}</ram:Description></ram:SpecifiedTradePaymentTerms>
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

/** What the file says of its XML: PDF/A wants the words of others to be explained. */
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
