// ONIX 3.0 uses reference names or short tags; the short tag of a container element is its name in lower case.
const holders = `
  Header Product ProductIdentifier DescriptiveDetail TitleDetail TitleElement Collection
  CollectionSequence Audience AudienceRange Contributor Language Extent Measure Subject CollateralDetail
  TextContent PublishingDetail Publisher Website ProductContact MarketPublishingDetail PublishingDate
  ProductSupply SupplyDetail Price PriceDate Territory SupportingResource ResourceVersion`;

/** Text elements: short tag, then reference name. */
const texts = `
  m186:DefaultCurrencyCode a002:NotificationType b221:ProductIDType b244:IDValue b012:ProductForm
  b202:TitleType x409:TitleElementLevel b203:TitleText b030:TitlePrefix b031:TitleWithoutPrefix
  b029:Subtitle x481:CollectionSequenceNumber x410:PartNumber b057:EditionNumber b058:EditionStatement
  b204:AudienceCodeType b206:AudienceCodeValue b074:AudienceRangeQualifier b075:AudienceRangePrecision
  b076:AudienceRangeValue b034:SequenceNumber b035:ContributorRole b036:PersonName b037:PersonNameInverted
  b039:NamesBeforeKey b040:KeyNames b047:CorporateName b253:LanguageRole b252:LanguageCode b218:ExtentType
  b219:ExtentValue b220:ExtentUnit x315:MeasureType c094:Measurement c095:MeasureUnitCode x425:MainSubject
  b067:SubjectSchemeIdentifier b069:SubjectCode b070:SubjectHeadingText x426:TextType d104:Text
  b394:PublishingStatus b291:PublishingRole b081:PublisherName b367:WebsiteRole b295:WebsiteLink
  x482:ProductContactRole x484:ProductContactName j272:EmailAddress x552:StreetAddress j349:LocationName
  x590:PostalCode b251:CountryCode x448:PublishingDateRole b306:Date j396:ProductAvailability
  j151:PriceAmount x462:PriceType j261:PriceQualifier j263:MinimumOrderQuantity x476:PriceDateRole
  x449:CountriesIncluded x450:RegionsIncluded x451:CountriesExcluded x436:ResourceContentType
  x437:ResourceMode x435:ResourceLink j152:CurrencyCode`;

const wordsIn = (list: string) => list.trim().split(/\s+/);

const shortTags = new Map([
  ...wordsIn(holders).map((name) => [name.toLowerCase(), name] as const),
  ['ONIXmessage', 'ONIXMessage'] as const,
  ...wordsIn(texts).map((pair): readonly [string, string] => {
    const [tag = '', name = ''] = pair.split(':');
    return [tag, name];
  }),
]);

export function referenceName(name: string): string {
  return shortTags.get(name) ?? name;
}
