import { array, number, object, type StringSchema, string } from 'yup';
import { wholeRate } from '../tax/tax-rounding.ts';
import { isIban } from '../values/mod-97.ts';
import { t } from '../words/words.ts';
import { defaultInvoices, invoiceTimes } from './invoice-setting.ts';
import { choiceOf, flag, line, lines, section, whole } from './section.ts';

const mostNotes = 5;

const prefixSchema = (label: string) =>
  string()
    .label(label)
    .trim()
    .max(12)
    .matches(/^[A-Za-z0-9-]*$/, t('{label} can have letters, digits and hyphens', { label }))
    .defined();

/** Required once invoices are on. */
const neededOnceOn = (schema: StringSchema<string>, message: string) =>
  schema.when('isOn', ([isOn], needed) => (isOn ? needed.required(message) : needed));

const isWritten = (note: unknown) => typeof note !== 'string' || note.trim() !== '';

const sentences = (label: string, example: string) =>
  array(line(t('Sentence'), 300).required())
    // Removes the empty lines of a text field.
    .transform((notes: unknown) => (Array.isArray(notes) ? notes.filter(isWritten) : notes))
    .label(label)
    .max(mostNotes, t('At most {most} sentences', { most: mostNotes }))
    .required()
    .meta({
      control: 'lines',
      rows: 3,
      hint: t('At most {most}, each in a line of its own, for example {example}.', {
        most: mostNotes,
        example,
      }),
    });

const accountSchema = object({
  basisPoints: number().label(t('Rate')).integer().min(0).max(wholeRate).required(),
  account: line(t('Account'), 20).required(),
});

export const invoicesSection = section({
  slug: 'invoices',
  title: t('Invoices'),
  hint: t(
    'Invoices and credit notes as PDF files, numbered without a gap. What was delivered before they were switched on has none.',
  ),
  fields: {
    invoices: whole(t('Invoices'), {
      isOn: flag(t('Invoices'), {
        title: t('Write invoices'),
        hint: t(
          'Shoppers find them on the order’s page, you at the order and under “Cash”. Every return and every delivery that is taken back makes a credit note. They have the letters of Latin, Greek and Cyrillic languages; each one of another, such as Chinese, Japanese, Korean or Thai, becomes �.',
        ),
      }).required(),
      at: choiceOf(t('When they are made'), invoiceTimes, { title: t('An invoice is made') }).required(),
      isElectronic: flag('E-invoices', {
        title: t('Embed the data of each invoice (Factur-X, ZUGFeRD)'),
        hint: t(
          'Programs read the XML in the PDF file, in the profile EN 16931. It needs the country of the shop, and a tax number.',
        ),
      })
        .required()
        .default(false),
      prefix: prefixSchema(t('Beginning of the numbers')).meta({
        title: t('Numbers of invoices begin with'),
        isHalf: true,
        hint: (prefix) =>
          t('Such as {number}. Each year and each new beginning starts at 1.', {
            number: `${prefix}2026-00001`,
          }),
      }),
      creditPrefix: prefixSchema(t('Beginning of the numbers of credit notes'))
        .test(
          'distinct',
          t('Credit notes need another beginning than invoices'),
          (creditPrefix, { parent }) => creditPrefix !== parent.prefix,
        )
        .meta({ title: t('Numbers of credit notes begin with'), isHalf: true }),
      name: neededOnceOn(line(t('Name'), 120).defined(), t('An invoice needs the name of the seller')).meta({
        title: t('Legal name of the seller'),
        input: { autoComplete: 'organization' },
      }),
      address: neededOnceOn(
        lines(t('Address'), 300).defined(),
        t('An invoice needs the address of the seller'),
      ).meta({
        title: t('Address of the seller'),
        rows: 3,
        hint: t('In lines, as on a letter.'),
      }),
      taxNumber: line(t('Tax number'), 60, {
        hint: t(
          'In the foot of each sheet, after “Tax number” or “VAT ID”. Invoices of a shop that shows taxes need it.',
        ),
      }).defined(),
      iban: line(t('IBAN'), 42, {
        hint: t('Where customers on account transfer their money; on their invoices.'),
      })
        .transform((text: unknown) =>
          typeof text === 'string' ? text.replace(/\s/g, '').toUpperCase() : text,
        )
        .test('iban', t('The check digits of this IBAN are wrong'), (text) => !text || isIban(text))
        .default(''),
      notes: sentences(t('Sentences below the total of invoices'), t('why a small business shows no tax')),
      creditNotes: sentences(
        t('Sentences below the total of credit notes'),
        t('how the money comes back, or why a small business shows no tax'),
      ).default([]),
      accounts: array(accountSchema.default(undefined).required())
        .label(t('Accounts'))
        .max(20)
        .required()
        .meta({
          title: t('Accounts in the journal'),
          control: 'accounts',
          hint: t('Ask your accountant. Empty ones stay empty in the journal.'),
        }),
    }).meta({ isFolded: true }),
  },
  defaults: { invoices: defaultInvoices },
});
