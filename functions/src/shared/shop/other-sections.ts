import { array, boolean, object, string } from 'yup';
import { genresSchema } from '../genre/genre-fields.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { defaultMailSettings, mostMailAddresses } from './mail-settings.ts';
import { section } from './section.ts';
import { defaultFrame } from './shop-profile.ts';

export const confirmation = section({
  title: 'Confirmed addresses',
  fields: {
    /** Whether an e-mail address is confirmed before the second unpaid order goes to it. */
    confirmAddress: boolean().label('Confirm addresses').required().meta({
      title: 'Confirm e-mail addresses before a second order',
      hint: 'A shopper whose first order is not paid yet confirms the address before the next one.',
    }),
  },
  defaults: { confirmAddress: false },
});

const addressSchema = string().label('Address').trim().max(254).email().required();

export const mails = section({
  title: 'Mails',
  hint: 'Mails that are written already keep their words.',
  special: 'mails',
  fields: {
    orderMails: object({
      isToContact: boolean().label('To the address of the shop').default(true).meta({
        title: 'To the e-mail address of the shop',
        hint: 'It stands under “Name and contact”.',
      }),
      addresses: array(addressSchema)
        .label('Addresses')
        .default([])
        .test(
          'distinct',
          'An address stands there twice',
          (addresses = []) =>
            new Set(addresses.map((one) => String(one).toLowerCase())).size === addresses.length,
        )
        .when('isToContact', ([isToContact], schema) =>
          schema.max(
            mostMailAddresses - (isToContact ? 1 : 0),
            `At most ${mostMailAddresses} addresses get the mails about new orders`,
          ),
        )
        .meta({ control: 'order-mails' }),
    })
      .label('Mails about new orders')
      .default(undefined)
      .required()
      .meta({ isGroup: true }),
    mailGreeting: lineSchema().label('Greeting of mails').max(100).defined().meta({
      title: 'Greeting',
      hint: '{name} becomes the name of the shopper in mails about what the shop has done, and is left out of the others. May be empty.',
    }),
    mailEnd: linesSchema()
      .label('End of mails')
      .max(500)
      .defined()
      .meta({ title: 'End', rows: 3, hint: 'Below every mail to shoppers, in lines. May be empty.' }),
  },
  defaults: defaultMailSettings,
});

export const genreList = section({
  title: 'Genres',
  hint: 'In this order on the home page, in filters and in the forms of books. A hidden genre keeps its books, without a page of its own.',
  fields: { genres: genresSchema },
  defaults: { genres: defaultFrame.genres },
});

export const services = section({
  title: 'Services',
  hint: 'What is off is not shown.',
  fields: {
    services: object({
      google: boolean().label('Google sign-in').default(true).meta({
        hint: 'The button on the pages of login and registration. Who is signed in stays so.',
      }),
      newsletter: boolean()
        .label('Newsletter')
        .default(true)
        .meta({ hint: 'The field in the footer, and the button of the home page that leads to it.' }),
      isbnLookup: boolean()
        .label('Look-up by ISBN')
        .default(true)
        .meta({ hint: '“Fill in” asks Open Library, a public service, for what it knows of a book.' }),
    })
      .label('Services')
      .default(undefined)
      .required(),
  },
  defaults: { services: defaultFrame.services },
});

export const figures = section({
  title: 'Sample figures',
  fields: {
    /** Whether the overview shows the figures that are no figures of this shop. */
    sampleFigures: boolean().label('Sample figures').required().meta({
      title: 'Show sample figures on the overview',
      hint: 'The charts and lists under “Sample figures” are examples, not figures of your shop.',
    }),
  },
  defaults: { sampleFigures: true },
});

/** The owner's password is no setting: it is a secret of the functions. */
export const password = section({
  title: 'Your password',
  hint: 'The owner’s password is set where the shop is deployed: functions/RUNBOOK.md, “People of the dashboard”.',
  fields: {},
  defaults: {},
});
