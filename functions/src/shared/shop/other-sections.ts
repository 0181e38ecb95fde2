import { array, string } from 'yup';
import { joinedAuthorsSchema } from '../author/joined-authors.ts';
import { genresSchema } from '../genre/genre-fields.ts';
import { t } from '../words/words.ts';
import { defaultMailSettings, defaultNewsletter, mostMailAddresses } from './mail-settings.ts';
import { flag, line, lines, section, whole, wholeNumber } from './section.ts';
import { defaultFrame } from './shop-profile.ts';

export const confirmation = section({
  slug: 'confirmed-addresses',
  title: t('Confirmed addresses'),
  fields: {
    confirmAddress: flag(t('Confirm addresses'), {
      title: t('Confirm e-mail addresses before a second order'),
      hint: t('A shopper whose first order is not paid yet confirms the address before the next one.'),
    }).required(),
    unconfirmedCopies: wholeNumber(t('Copies without a confirmed address'), 0, 100_000, {
      title: t('Copies that shoppers without a confirmed address hold unpaid'),
      hint: t(
        'All of them together, of books whose copies are counted; each holds 10 at most. Further ones confirm the address first.',
      ),
    }),
  },
  defaults: { confirmAddress: false, unconfirmedCopies: 40 },
});

const addressSchema = string().label(t('Address')).trim().max(254).email().required();

export const mails = section({
  slug: 'mails',
  title: t('Mails'),
  hint: t('Mails that are written already keep their words.'),
  special: 'mails',
  fields: {
    orderMails: whole(t('Mails about new orders'), {
      isToContact: flag(t('To the address of the shop'), {
        title: t('To the e-mail address of the shop'),
        hint: t('It stands under “Name and contact”.'),
      }).default(true),
      addresses: array(addressSchema)
        .label(t('Addresses'))
        .default([])
        .test(
          'distinct',
          t('An address stands there twice'),
          (addresses = []) =>
            new Set(addresses.map((one) => String(one).toLowerCase())).size === addresses.length,
        )
        .when('isToContact', ([isToContact], schema) =>
          schema.max(
            mostMailAddresses - (isToContact ? 1 : 0),
            t('At most {most} addresses get the mails about new orders', { most: mostMailAddresses }),
          ),
        )
        .meta({ control: 'order-mails' }),
    }).meta({ isGroup: true }),
    mailGreeting: line(t('Greeting of mails'), 100, {
      title: t('Greeting'),
      hint: '{name} becomes the name of the shopper in mails about what the shop has done, and is left out of the others. May be empty.',
    }).defined(),
    mailEnd: lines(t('End of mails'), 5000, {
      title: t('End'),
      rows: 3,
      hint: t(
        'Below every mail to shoppers, in lines, such as the text on withdrawal. Up to 5,000 letters. May be empty.',
      ),
    }).defined(),
  },
  defaults: defaultMailSettings,
});

export const newsletter = section({
  slug: 'newsletter',
  title: t('Newsletter'),
  hint: t(
    'Takes the addresses of readers who want news, each once its reader has confirmed it by a mail. You write and send the newsletter elsewhere: export the addresses before each sending, since those who have unsubscribed are no longer among them, and set the link of the column “Unsubscribe” below each mail.',
  ),
  special: 'newsletter',
  fields: {
    newsletter: whole(t('Newsletter'), {
      isOn: flag(t('Take subscriptions'), {
        hint: t('“Subscribe” in the footer then keeps what is entered there.'),
      }).default(false),
      wording: line(t('What subscribers agree to'), 500, {
        rows: 3,
        hint: t(
          'Kept with each address as it read then. Say what you send, how often, and that it can be ended.',
        ),
      })
        .required()
        .default(''),
    }).meta({ isFolded: true }),
  },
  defaults: { newsletter: defaultNewsletter },
});

export const genreList = section({
  slug: 'genres',
  title: t('Genres'),
  hint: t(
    'In this order on the home page, in filters and in the forms of books. A hidden genre keeps its books, without a page of its own.',
  ),
  fields: { genres: genresSchema },
  defaults: { genres: defaultFrame.genres },
  public: ['genres'],
});

export const authorNames = section({
  slug: 'authors',
  title: t('Authors'),
  hint: t(
    'Spellings of one name are known. An author who writes under several names has one page for all of them, within two minutes.',
  ),
  fields: {
    joinedAuthors: joinedAuthorsSchema.meta({
      rows: 4,
      hint: t(
        'A line for each other name, such as Robert Galbraith = J. K. Rowling. The page is that of the name on the right; without the line the two are apart again.',
      ),
    }),
  },
  defaults: { joinedAuthors: '' },
});

export const services = section({
  slug: 'services',
  title: t('Services'),
  hint: t('What is off is not shown.'),
  fields: {
    services: whole(t('Services'), {
      google: flag(t('Google sign-in'), {
        hint: t('The button on the pages of login and registration. Who is signed in stays so.'),
      }).default(true),
      newsletter: flag(t('Newsletter'), {
        hint: t(
          'The field in the footer, and the button of the home page that leads to it. “Newsletter” says whether it keeps addresses.',
        ),
      }).default(true),
      isbnLookup: flag(t('Look-up by ISBN'), {
        hint: t('“Fill in” asks Open Library, a public service, for what it knows of a book.'),
      }).default(true),
    }),
  },
  defaults: { services: defaultFrame.services },
  public: ['services'],
});

export const figures = section({
  slug: 'sample-figures',
  title: t('Sample figures'),
  fields: {
    sampleFigures: flag(t('Sample figures'), {
      title: t('Show sample figures on the overview'),
      hint: t('The charts and lists under “Sample figures” are examples, not figures of your shop.'),
    }).required(),
    sampleManager: flag(t('Sample manager'), {
      title: t('Show a sample manager at the top of the dashboard'),
      hint: t('Off, only who is signed in is named there.'),
    }).required(),
  },
  defaults: { sampleFigures: true, sampleManager: defaultFrame.sampleManager },
  public: ['sampleManager'],
});

/** The owner's password is no setting: it is a secret of the functions. */
export const password = section({
  slug: 'your-password',
  title: t('Your password'),
  hint: t('The owner’s password is set where the shop is deployed.'),
  fields: {},
  defaults: {},
});
