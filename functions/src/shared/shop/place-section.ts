import { string } from 'yup';
import { countryCodes, countryName } from '../delivery/countries.ts';
import { orEmpty } from '../values/line-text.ts';
import { t } from '../words/words.ts';
import { section } from './section.ts';
import { defaultCalendar } from './shop-profile.ts';
import { isTimeZone, usualTimeZone } from './time-zones.ts';

const choices: readonly string[] = ['', ...countryCodes];

export const place = section({
  slug: 'country-and-time',
  title: t('Country and time'),
  hint: t('Where the shop is, and by which clock its days begin: those of orders, sales, cash and invoices.'),
  special: 'place',
  fields: {
    country: string()
      .label(t('Country'))
      .defined()
      .oneOf(choices, t('Country must be one of the list'))
      .meta({
        title: t('Country of the shop'),
        isHalf: true,
        choice: { labelOf: (code) => countryName(code) || t('Not said'), isSorted: true },
      }),
    timeZone: string()
      .label(t('Time zone'))
      .required()
      .test(
        'zone',
        ({ label }) => t('{label} must be a name such as Europe/Berlin', { label: String(label) }),
        orEmpty(isTimeZone),
      )
      .meta({
        control: 'time-zone',
        isHalf: true,
        hint: t('Another one counts from two minutes after it is saved. Days before keep their dates.'),
      }),
  },
  defaults: { country: '', ...defaultCalendar },
  public: ['country', 'timeZone'],
  proposes: (country) => ({ timeZone: usualTimeZone(country) }),
});
