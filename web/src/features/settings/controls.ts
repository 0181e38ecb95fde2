import { LogoField, NewsPicture } from '#entities/cover/picture-field.tsx';
import { BookWeightField } from './areas/book-weight-field.tsx';
import { CashAreas } from './areas/cash-areas.tsx';
import { CollectionText } from './areas/collection-text.tsx';
import { DeliveryAreas } from './areas/delivery-areas.tsx';
import { GenreNames } from './genres/genre-names.tsx';
import { GenreRows } from './genres/genre-rows.tsx';
import { LinesField } from './invoices/lines-field.tsx';
import { RevenueAccounts } from './invoices/revenue-accounts.tsx';
import { LanguageChoice } from './languages/language-choice.tsx';
import { AccentField } from './look/accent-field.tsx';
import { OrderMails } from './mails/order-mails.tsx';
import { TimeZoneField } from './place/time-zone-field.tsx';
import { SinglePurpose } from './tax/single-purpose.tsx';
import { TaxRates } from './tax/tax-rates.tsx';
import { PageText } from './texts/page-text.tsx';

/** The controls of sections for fields that the standard ones do not fit. */
export const controls = {
  accent: AccentField,
  accounts: RevenueAccounts,
  areas: DeliveryAreas,
  'book-weight': BookWeightField,
  'cash-areas': CashAreas,
  'collection-text': CollectionText,
  'genre-names': GenreNames,
  genres: GenreRows,
  languages: LanguageChoice,
  lines: LinesField,
  logo: LogoField,
  'news-picture': NewsPicture,
  'order-mails': OrderMails,
  'page-text': PageText,
  rates: TaxRates,
  'single-purpose': SinglePurpose,
  'time-zone': TimeZoneField,
};
