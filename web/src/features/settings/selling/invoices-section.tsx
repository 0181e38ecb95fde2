import { invoiceLimits, invoiceTimes } from '@bookstore/functions/shared/shop/invoice-setting';
import type { SettingsEdit } from '@bookstore/functions/shared/shop/settings';
import { shopDay } from '@bookstore/functions/shared/shop/shop-day';
import { keyGuard, keysOf } from '@bookstore/functions/shared/values/table-keys';
import { useFormikContext } from 'formik';
import { TextField } from '#components/forms/field.tsx';
import { ChoiceField, optionsOf, TextArea } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { NoteLines } from './invoices/note-lines.tsx';
import { RevenueAccounts } from './invoices/revenue-accounts.tsx';

const isTime = keyGuard(invoiceTimes);
const times = optionsOf(keysOf(invoiceTimes), (name) => (isTime(name) ? invoiceTimes[name].label : name));

/** Whether the shop writes invoices, and what stands in them. */
export function InvoicesSection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="Invoices and credit notes as PDF files, numbered without a gap. What was delivered before they were switched on has none."
      save="Save invoices"
    >
      <div className="-my-3">
        <SwitchField
          name="invoices.isOn"
          label="Write invoices"
          hint="Shoppers find them on the order’s page, you at the order and under “Cash”. Every return and every delivery that is taken back makes a credit note. They have the letters of Latin, Greek and Cyrillic languages; each one of another, such as Chinese, Japanese, Korean or Thai, becomes �."
        />
      </div>
      <InvoiceFields {...props} />
    </SettingsSection>
  );
}

function InvoiceFields({ settings }: SectionProps) {
  const { invoices } = useFormikContext<SettingsEdit>().values;
  if (!invoices?.isOn && !settings.invoices.name) return null;
  return (
    <>
      <ChoiceField name="invoices.at" label="An invoice is made" choices={times} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="invoices.prefix"
          label="Numbers of invoices begin with"
          maxLength={invoiceLimits.prefix}
          hint={`The next one: ${invoices?.prefix ?? ''}${shopDay(new Date()).slice(0, 4)}-00012. A new beginning starts at 1.`}
        />
        <TextField
          name="invoices.creditPrefix"
          label="Numbers of credit notes begin with"
          maxLength={invoiceLimits.prefix}
        />
      </div>
      <TextField
        name="invoices.name"
        label="Legal name of the seller"
        maxLength={invoiceLimits.name}
        autoComplete="organization"
      />
      <TextArea
        name="invoices.address"
        label="Address of the seller"
        rows={3}
        maxLength={invoiceLimits.address}
        hint="In lines, as on a letter."
      />
      <TextField
        name="invoices.taxNumber"
        label="Tax number"
        maxLength={invoiceLimits.taxNumber}
        hint="In the foot of each sheet, after “Tax number”."
      />
      <NoteLines />
      <RevenueAccounts tax={settings.tax} />
    </>
  );
}
