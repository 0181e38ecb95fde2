import { array, boolean, mixed, number, object, type StringSchema, string } from 'yup';
import { wholeRate } from '../tax/tax-rounding.ts';
import { lineSchema, linesSchema } from '../values/line-text.ts';
import { keyGuard } from '../values/table-keys.ts';
import { type InvoiceTime, invoiceTimes, invoiceLimits as limits } from './invoice-setting.ts';

const prefixSchema = (label: string) =>
  string()
    .label(label)
    .trim()
    .max(limits.prefix)
    .matches(/^[A-Za-z0-9-]*$/, `${label} can have letters, digits and hyphens`)
    .defined();

/** What an invoice cannot do without. */
const neededOnceOn = (schema: StringSchema<string>, message: string) =>
  schema.when('isOn', ([isOn], needed) => (isOn ? needed.required(message) : needed));

const isWritten = (note: unknown) => typeof note !== 'string' || note.trim() !== '';

const accountSchema = object({
  basisPoints: number().label('Rate').integer().min(0).max(wholeRate).required(),
  account: lineSchema().label('Account').max(limits.account).required(),
});

/** The field of the settings. */
export const invoiceFields = {
  invoices: object({
    isOn: boolean().label('Invoices').required(),
    at: mixed<InvoiceTime>(keyGuard(invoiceTimes)).label('When they are made').required(),
    prefix: prefixSchema('Beginning of the numbers'),
    creditPrefix: prefixSchema('Beginning of the numbers of credit notes').test(
      'distinct',
      'Credit notes need another beginning than invoices',
      (creditPrefix, { parent }) => creditPrefix !== parent.prefix,
    ),
    name: neededOnceOn(
      lineSchema().label('Name').max(limits.name).defined(),
      'An invoice needs the name of the seller',
    ),
    address: neededOnceOn(
      linesSchema().label('Address').max(limits.address).defined(),
      'An invoice needs the address of the seller',
    ),
    taxNumber: lineSchema().label('Tax number').max(limits.taxNumber).defined(),
    notes: array(lineSchema().label('Sentence').max(limits.note).required())
      // Without the empty lines of a text field.
      .transform((notes: unknown) => (Array.isArray(notes) ? notes.filter(isWritten) : notes))
      .label('Sentences below the total')
      .max(limits.notes, `At most ${limits.notes} sentences`)
      .required(),
    accounts: array(accountSchema.default(undefined).required())
      .label('Accounts')
      .max(limits.accounts)
      .required(),
  })
    .label('Invoices')
    .default(undefined)
    .required(),
};
