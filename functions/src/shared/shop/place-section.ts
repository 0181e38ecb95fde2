import { string } from 'yup';
import { countryCodes, countryName } from '../delivery/countries.ts';
import { section } from './section.ts';
import { defaultCalendar } from './shop-profile.ts';
import { isTimeZone } from './time-zones.ts';

const choices: readonly string[] = ['', ...countryCodes];

export const place = section({
  slug: 'country-and-time',
  title: 'Country and time',
  hint: 'Where the shop is, and by which clock its days begin: those of orders, sales, cash and invoices.',
  fields: {
    country: string()
      .label('Country')
      .defined()
      .oneOf(choices, 'Country must be one of the list')
      .meta({
        title: 'Country of the shop',
        isHalf: true,
        choice: { labelOf: (code) => countryName(code) || 'Not said', isSorted: true },
      }),
    timeZone: string()
      .label('Time zone')
      .required()
      .test(
        'zone',
        ({ label }) => `${label} must be a name such as Europe/Berlin`,
        (text = '') => text === '' || isTimeZone(text),
      )
      .meta({
        control: 'time-zone',
        isHalf: true,
        hint: 'Another one counts from two minutes after it is saved. Days before keep their dates.',
      }),
  },
  defaults: { country: '', ...defaultCalendar },
});
