import { type Maker, makerLimits, makerSchema } from '../shared/book/maker.ts';
import { all, byCode, one, type Part, text } from './onix-parts.ts';
import type { OnixElement } from './onix-tree.ts';

/** Code list 198: contact for product safety, by Regulation (EU) 2023/988. */
const safetyContact = '10';
/** Code list 73: of the publisher as a whole. */
const corporateWebsite = '01';

function contactsOf(product: OnixElement): OnixElement[] {
  const details = all(product, 'ProductSupply').map((supply) => one(supply, 'MarketPublishingDetail'));
  return [one(product, 'PublishingDetail'), ...details].flatMap((detail) => all(detail, 'ProductContact'));
}

/** As on a letter; since ONIX 3.1.2. */
function postalAddressOf(contact: Part): string {
  const town = `${text(contact, 'PostalCode')} ${text(contact, 'LocationName')}`.trim();
  const lines = [text(contact, 'StreetAddress'), town, text(contact, 'CountryCode')];
  return lines.filter((line) => line !== '').join('\n');
}

function websiteOf(publisher: Part): string {
  const site = byCode(all(publisher, 'Website'), 'WebsiteRole', [corporateWebsite]);
  return text(site, 'WebsiteLink');
}

const checked = (name: keyof Maker, value: string): string =>
  makerSchema.pick([name]).isValidSync({ [name]: value }) ? value : '';

/** Who is responsible for the safety of a publisher's books; undefined where the product does not say. */
export function onixMaker(product: OnixElement): Omit<Maker, 'publisher'> | undefined {
  const contact = byCode(contactsOf(product), 'ProductContactRole', [safetyContact]);
  const publishers = all(one(product, 'PublishingDetail'), 'Publisher');
  const publisher = byCode(publishers, 'PublishingRole', ['01']);
  const postalAddress = checked('postalAddress', postalAddressOf(contact));
  const electronicAddress =
    checked('electronicAddress', text(contact, 'EmailAddress')) ||
    checked('electronicAddress', websiteOf(publisher));
  if (postalAddress === '' && electronicAddress === '') return undefined;
  const name = text(contact, 'ProductContactName').slice(0, makerLimits.name);
  return { maker: name === text(publisher, 'PublisherName') ? '' : name, postalAddress, electronicAddress };
}
