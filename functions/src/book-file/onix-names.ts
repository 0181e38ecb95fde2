/** The short tags of what is read of ONIX 3.0 messages, and their reference names: a message uses one of the two. */
const shortTags: Readonly<Record<string, string>> = {
  ...{ ONIXmessage: 'ONIXMessage', header: 'Header', m186: 'DefaultCurrencyCode', product: 'Product' },
  ...{ a002: 'NotificationType', productidentifier: 'ProductIdentifier', b221: 'ProductIDType' },
  ...{ b244: 'IDValue', descriptivedetail: 'DescriptiveDetail', b012: 'ProductForm' },
  ...{ titledetail: 'TitleDetail', b202: 'TitleType', titleelement: 'TitleElement' },
  ...{ x409: 'TitleElementLevel', b203: 'TitleText', b030: 'TitlePrefix', b031: 'TitleWithoutPrefix' },
  ...{ b029: 'Subtitle', collection: 'Collection', collectionsequence: 'CollectionSequence' },
  ...{ x481: 'CollectionSequenceNumber', x410: 'PartNumber', b057: 'EditionNumber' },
  ...{ b058: 'EditionStatement', audience: 'Audience', b204: 'AudienceCodeType', b206: 'AudienceCodeValue' },
  ...{ audiencerange: 'AudienceRange', b074: 'AudienceRangeQualifier', b075: 'AudienceRangePrecision' },
  ...{ b076: 'AudienceRangeValue', contributor: 'Contributor', b034: 'SequenceNumber' },
  ...{ b035: 'ContributorRole', b036: 'PersonName', b037: 'PersonNameInverted', b039: 'NamesBeforeKey' },
  ...{ b040: 'KeyNames', b047: 'CorporateName', language: 'Language', b253: 'LanguageRole' },
  ...{ b252: 'LanguageCode', extent: 'Extent', b218: 'ExtentType', b219: 'ExtentValue', b220: 'ExtentUnit' },
  ...{ measure: 'Measure', x315: 'MeasureType', c094: 'Measurement', c095: 'MeasureUnitCode' },
  ...{ subject: 'Subject', x425: 'MainSubject', b067: 'SubjectSchemeIdentifier', b069: 'SubjectCode' },
  ...{ b070: 'SubjectHeadingText', collateraldetail: 'CollateralDetail', textcontent: 'TextContent' },
  ...{ x426: 'TextType', d104: 'Text', publishingdetail: 'PublishingDetail', b394: 'PublishingStatus' },
  ...{ publisher: 'Publisher', b291: 'PublishingRole', b081: 'PublisherName' },
  ...{ publishingdate: 'PublishingDate', x448: 'PublishingDateRole', b306: 'Date' },
  ...{ productsupply: 'ProductSupply', supplydetail: 'SupplyDetail', j396: 'ProductAvailability' },
  ...{ price: 'Price', j151: 'PriceAmount', x462: 'PriceType', j261: 'PriceQualifier' },
  ...{ j263: 'MinimumOrderQuantity', pricedate: 'PriceDate', x476: 'PriceDateRole', territory: 'Territory' },
  ...{ x449: 'CountriesIncluded', x450: 'RegionsIncluded', x451: 'CountriesExcluded' },
  ...{ supportingresource: 'SupportingResource', x436: 'ResourceContentType', x437: 'ResourceMode' },
  ...{ resourceversion: 'ResourceVersion', x435: 'ResourceLink', j152: 'CurrencyCode' },
};

export function referenceName(name: string): string {
  return Object.hasOwn(shortTags, name) ? (shortTags[name] ?? name) : name;
}
