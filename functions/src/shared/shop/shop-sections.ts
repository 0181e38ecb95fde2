import { array, object, string } from 'yup';
import { orEmpty } from '../values/line-text.ts';
import { isSecureAddress } from '../values/link-address.ts';
import { t } from '../words/words.ts';
import { accentOf, contrastsOf, contrastText, hasContrast } from './accent-shades.ts';
import { line, lines, section, uploadedPicture } from './section.ts';
import { defaultFrame } from './shop-profile.ts';

const { shopName, contactEmail, contactPhone, postalAddress, openingHours, social } = defaultFrame;

/** Providers that tell all mailboxes to trust mails from their own servers alone. */
const ofProvider =
  /@((?:gmail|googlemail|gmx|web|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|aol|t-online|freenet|orange|libero|proton)\.[a-z.]+)$/i;

function providerHint(email: string): string {
  const domain = ofProvider.exec(email.trim())?.[1];
  return domain
    ? ` ${t('Mailboxes refuse mails from {domain} that another server sends: use the mail server of {domain}, or an address of a domain of your own.', { domain })}`
    : '';
}

export const contact = section({
  slug: 'name-and-contact',
  title: t('Name and contact'),
  hint: t('Shown on every page, in mails and in feeds. Visitors see a change within two minutes.'),
  fields: {
    shopName: line(t('Name of the shop'), 40, { input: { autoComplete: 'organization' } }).required(),
    contactEmail: string()
      .label(t('E-mail address'))
      .trim()
      .max(254)
      .email()
      .required()
      .meta({
        isHalf: true,
        input: { type: 'email', autoComplete: 'email' },
        hint: (email) =>
          t(
            'Mails come from here: your mail server must send for this address. New orders are announced here, unless “Mails” names other addresses.',
          ) + providerHint(email),
      }),
    contactPhone: line(t('Phone'), 40, {
      isHalf: true,
      input: { type: 'tel', autoComplete: 'tel' },
      hint: t('In the footer.'),
    }).defined(),
    postalAddress: lines(t('Postal address'), 300, {
      isHalf: true,
      rows: 4,
      hint: t('In lines, as on a letter. In the footer; search engines then know the shop as a place.'),
    }).defined(),
    openingHours: lines(t('Opening hours'), 600, {
      isHalf: true,
      rows: 4,
      hint: t('A line for each time. Search engines understand lines such as Mo-Fr 09:00-18:00.'),
    }).defined(),
  },
  defaults: { shopName, contactEmail, contactPhone, postalAddress, openingHours },
  public: ['shopName', 'contactEmail', 'contactPhone', 'postalAddress', 'openingHours'],
});

export const logo = section({
  slug: 'logo',
  title: t('Logo'),
  hint: t('In place of the shop’s mark and name, which screen readers and search engines still read.'),
  fields: {
    logo: uploadedPicture('logo', t('Logo'), {
      control: 'logo',
      hint: t(
        'A PNG, JPEG, WebP or AVIF picture of at most 40 MB, best 96 pixels high and wider than high. What is transparent stands on light paper in the dark.',
      ),
    }).defined(),
  },
  defaults: { logo: '' },
});

const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);

function contrastProblem(color: string): string {
  const { onPaper, ofButtons } = contrastsOf(accentOf(color)).light;
  return t(
    'Accent colour {color} has too little contrast: {paper} on paper and {buttons} under the text of buttons, where 4.5:1 is needed',
    { color, paper: contrastText(onPaper), buttons: contrastText(ofButtons) },
  );
}

export const accent = section({
  slug: 'accent-colour',
  title: t('Accent colour'),
  hint: t(
    'Of links, buttons and the shop’s mark, and in mails. You choose one colour; its shades for the light and the dark scheme follow from it.',
  ),
  fields: {
    accentColor: string()
      .label(t('Accent colour'))
      .trim()
      .lowercase()
      .defined()
      .test(
        'color',
        ({ label }) => t('{label} must be a colour such as #2f5d4a', { label: String(label) }),
        orEmpty(isColor),
      )
      .test(
        'contrast',
        ({ value }) => contrastProblem(String(value)),
        (text = '') => !isColor(text) || hasContrast(text),
      )
      .meta({
        control: 'accent',
        hint: t('As #rrggbb. Empty for the colour that the shop had from the start.'),
      }),
  },
  defaults: { accentColor: '' },
  public: ['accentColor'],
});

const socialLink = object({
  name: line(t('Name of the link'), 30, { title: t('Name'), isHalf: true }).required(),
  href: line(t('Address of the link'), 500, { title: t('Address'), isHalf: true, input: { type: 'url' } })
    .required()
    .test(
      'address',
      ({ label }) => t('{label} must begin with https://', { label: String(label) }),
      orEmpty(isSecureAddress),
    ),
}).default(undefined);

export const socialLinks = section({
  slug: 'social-links',
  title: t('Social links'),
  hint: t(
    'In the footer, in this order. The front page of a network alone, as https://www.facebook.com/, is no longer shown once the shop has a name of its own.',
  ),
  fields: {
    social: array(socialLink.required())
      .label(t('Social links'))
      .max(6)
      .required()
      .meta({ item: t('Link') }),
  },
  defaults: { social },
  public: ['social'],
});
