import { array, number, object, type StringSchema, string } from 'yup';
import { wholeRate } from '../tax/tax-rounding.ts';
import { choiceSchema } from '../values/choice-schema.ts';
import { keyGuard, keysOf } from '../values/table-keys.ts';
import { defaultInvoices, invoiceTimes } from './invoice-setting.ts';
import { flag, line, lines, section, whole } from './section.ts';

const mostNotes = 5;

const prefixSchema = (label: string) =>
  string()
    .label(label)
    .trim()
    .max(12)
    .matches(/^[A-Za-z0-9-]*$/, `${label} can have letters, digits and hyphens`)
    .defined();

/** What an invoice cannot do without. */
const neededOnceOn = (schema: StringSchema<string>, message: string) =>
  schema.when('isOn', ([isOn], needed) => (isOn ? needed.required(message) : needed));

const isWritten = (note: unknown) => typeof note !== 'string' || note.trim() !== '';

const sentences = (label: string, example: string) =>
  array(line('Sentence', 300).required())
    // Without the empty lines of a text field.
    .transform((notes: unknown) => (Array.isArray(notes) ? notes.filter(isWritten) : notes))
    .label(label)
    .max(mostNotes, `At most ${mostNotes} sentences`)
    .required()
    .meta({
      control: 'lines',
      rows: 3,
      hint: `At most ${mostNotes}, each in a line of its own, for example ${example}.`,
    });

const accountSchema = object({
  basisPoints: number().label('Rate').integer().min(0).max(wholeRate).required(),
  account: line('Account', 20).required(),
});

const isTime = keyGuard(invoiceTimes);

export const invoicesSection = section({
  slug: 'invoices',
  title: 'Invoices',
  hint: 'Invoices and credit notes as PDF files, numbered without a gap. What was delivered before they were switched on has none.',
  fields: {
    invoices: whole('Invoices', {
      isOn: flag('Invoices', {
        title: 'Write invoices',
        hint: 'Shoppers find them on the order’s page, you at the order and under “Cash”. Every return and every delivery that is taken back makes a credit note. They have the letters of Latin, Greek and Cyrillic languages; each one of another, such as Chinese, Japanese, Korean or Thai, becomes �.',
      }).required(),
      at: choiceSchema('When they are made', keysOf(invoiceTimes))
        .oneOf(keysOf(invoiceTimes))
        .required()
        .meta({
          title: 'An invoice is made',
          choice: { labelOf: (name) => (isTime(name) ? invoiceTimes[name].label : name) },
        }),
      isElectronic: flag('E-invoices', {
        title: 'Embed the data of each invoice (Factur-X, ZUGFeRD)',
        hint: 'Programs read the XML in the PDF file, in the profile EN 16931. It needs the country of the shop, and a tax number.',
      })
        .required()
        .default(false),
      prefix: prefixSchema('Beginning of the numbers').meta({
        title: 'Numbers of invoices begin with',
        isHalf: true,
        hint: (prefix) => `Such as ${prefix}2026-00001. Each year and each new beginning starts at 1.`,
      }),
      creditPrefix: prefixSchema('Beginning of the numbers of credit notes')
        .test(
          'distinct',
          'Credit notes need another beginning than invoices',
          (creditPrefix, { parent }) => creditPrefix !== parent.prefix,
        )
        .meta({ title: 'Numbers of credit notes begin with', isHalf: true }),
      name: neededOnceOn(line('Name', 120).defined(), 'An invoice needs the name of the seller').meta({
        title: 'Legal name of the seller',
        input: { autoComplete: 'organization' },
      }),
      address: neededOnceOn(
        lines('Address', 300).defined(),
        'An invoice needs the address of the seller',
      ).meta({
        title: 'Address of the seller',
        rows: 3,
        hint: 'In lines, as on a letter.',
      }),
      taxNumber: line('Tax number', 60, {
        hint: 'In the foot of each sheet, after “Tax number”. Invoices of a shop that shows taxes need it.',
      }).defined(),
      notes: sentences('Sentences below the total of invoices', 'why a small business shows no tax'),
      creditNotes: sentences(
        'Sentences below the total of credit notes',
        'how the money comes back, or why a small business shows no tax',
      ).default([]),
      accounts: array(accountSchema.default(undefined).required()).label('Accounts').max(20).required().meta({
        title: 'Accounts in the journal',
        control: 'accounts',
        hint: 'Ask your accountant. Empty ones stay empty in the journal.',
      }),
    }).meta({ isFolded: true }),
  },
  defaults: { invoices: defaultInvoices },
});
