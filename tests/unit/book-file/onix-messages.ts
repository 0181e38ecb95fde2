const opening = '<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">';

export function onixMessage(...products: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}<Header><Sender><SenderName>A publisher</SenderName></Sender></Header>\n${products.join('\n')}\n</ONIXMessage>`;
}

/** A product with every element that the shop reads. */
export const onixEmma = `<Product>
  <RecordReference>example.emma</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>01</ProductIDType><IDValue>4711</IDValue></ProductIdentifier>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9780141439587</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductForm>BC</ProductForm>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Emma &amp; Co</TitleWithoutPrefix><Subtitle>A novel</Subtitle>
    </TitleElement></TitleDetail>
    <TitleDetail><TitleType>03</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Emma, a Novel</TitleText></TitleElement></TitleDetail>
    <Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType>
      <TitleElement><TitleElementLevel>01</TitleElementLevel><PartNumber>Volume 4</PartNumber></TitleElement>
      <TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>The Novels</TitleText></TitleElement></TitleDetail></Collection>
    <EditionNumber>2</EditionNumber>
    <Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>03</AudienceCodeValue></Audience>
    <AudienceRange><AudienceRangeQualifier>17</AudienceRangeQualifier><AudienceRangePrecision>03</AudienceRangePrecision><AudienceRangeValue>12</AudienceRangeValue>
      <AudienceRangePrecision>04</AudienceRangePrecision><AudienceRangeValue>16</AudienceRangeValue></AudienceRange>
    <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>Lee, Ann</PersonNameInverted></Contributor>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Jane Austen</PersonName></Contributor>
    <Contributor><SequenceNumber>3</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>A Translator</PersonName></Contributor>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
    <Extent><ExtentType>09</ExtentType><ExtentValue>600</ExtentValue><ExtentUnit>15</ExtentUnit></Extent>
    <Extent><ExtentType>00</ExtentType><ExtentValue>474</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
    <Measure><MeasureType>01</MeasureType><Measurement>198</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Measure><MeasureType>08</MeasureType><Measurement>12.1</Measurement><MeasureUnitCode>oz</MeasureUnitCode></Measure>
    <Measure><MeasureType>08</MeasureType><Measurement>342</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
    <Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>courtship; England</SubjectHeadingText></Subject>
    <Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>FIC004000</SubjectCode><SubjectHeadingText>FICTION / Classics</SubjectHeadingText></Subject>
  </DescriptiveDetail>
  <CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience>
    <Text textformat="05"><p>Handsome, <em>clever</em>,</p><p>and rich.</p></Text></TextContent></CollateralDetail>
  <PublishingDetail>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Penguin Classics</PublisherName></Publisher>
    <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">20030506</Date></PublishingDate>
  </PublishingDetail>
  <ProductSupply><SupplyDetail>
    <Price><PriceType>02</PriceType><PriceAmount>11.99</PriceAmount><CurrencyCode>EUR</CurrencyCode></Price>
    <Price><PriceType>02</PriceType><PriceAmount>9.50</PriceAmount><CurrencyCode>USD</CurrencyCode></Price>
  </SupplyDetail></ProductSupply>
</Product>`;

export const shortEmma = `<ONIXmessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/short"><header><m186>USD</m186></header>
<product><a001>example.emma</a001><a002>03</a002>
  <productidentifier><b221>15</b221><b244>9780141439587</b244></productidentifier>
  <descriptivedetail><b012>BC</b012>
    <titledetail><b202>01</b202><titleelement><x409>01</x409><b030>The</b030><b031>Emma &#38; Co</b031><b029>A novel</b029></titleelement></titledetail>
    <titledetail><b202>03</b202><titleelement><x409>01</x409><b203>Emma, a Novel</b203></titleelement></titledetail>
    <collection><collectionsequence><x479>03</x479><x481>4</x481></collectionsequence>
      <titledetail><b202>01</b202><titleelement><x409>02</x409><b203>The Novels</b203></titleelement></titledetail></collection>
    <b058>2</b058><audience><b204>01</b204><b206>03</b206></audience>
    <audiencerange><b074>18</b074><b075>03</b075><b076>12</b076><b075>04</b075><b076>16</b076></audiencerange>
    <contributor><b034>1</b034><b035>A01</b035><b039>Jane</b039><b040>Austen</b040></contributor>
    <contributor><b034>2</b034><b035>A01</b035><b037>Lee, Ann</b037></contributor>
    <language><b253>01</b253><b252>eng</b252></language>
    <extent><b218>00</b218><b219>474</b219><b220>03</b220></extent>
    <measure><x315>08</x315><c094>342</c094><c095>gr</c095></measure>
    <subject><x425/><b067>10</b067><b070>FICTION / Classics</b070></subject>
    <subject><b067>20</b067><b070>courtship; England</b070></subject></descriptivedetail>
  <collateraldetail><textcontent><x426>03</x426><d104><![CDATA[<p>Handsome, <em>clever</em>,</p><p>and rich.</p>]]></d104></textcontent></collateraldetail>
  <publishingdetail><publisher><b291>01</b291><b081>Penguin Classics</b081></publisher>
    <publishingdate><x448>01</x448><b306>2003</b306></publishingdate></publishingdetail>
  <productsupply><supplydetail><price><x462>02</x462><j151>9.50</j151></price></supplydetail></productsupply>
</product></ONIXmessage>`;

/** With the publisher's contact for product safety, as in ONIX 3.1.2. */
export const onixWithContact = onixEmma.replace(
  '</Publisher>',
  `<Website><WebsiteRole>01</WebsiteRole><WebsiteLink>https://penguin.example</WebsiteLink></Website></Publisher>
    <ProductContact><ProductContactRole>01</ProductContactRole><EmailAddress>access@penguin.example</EmailAddress></ProductContact>
    <ProductContact><ProductContactRole>10</ProductContactRole><ProductContactName>Penguin Ireland</ProductContactName>
      <EmailAddress>safety@penguin.example</EmailAddress><StreetAddress>Morrison Chambers, 32 Nassau Street</StreetAddress>
      <LocationName>Dublin</LocationName><PostalCode>D02 YH68</PostalCode><CountryCode>IE</CountryCode></ProductContact>`,
);
