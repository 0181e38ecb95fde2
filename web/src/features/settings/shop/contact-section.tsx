import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** The name of the shop, and how and where it is reached. */
export function ContactSection(props: SectionProps) {
  return (
    <SettingsSection
      {...props}
      hint="Shown on every page, in mails and in feeds. Visitors see a change within two minutes."
      save="Save name and contact"
    >
      <TextField name="shopName" label="Name of the shop" autoComplete="organization" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="contactEmail"
          label="E-mail address"
          type="email"
          autoComplete="email"
          hint="Mails come from here: your mail server must send for this address. New orders are announced here, unless “Mails” names other addresses."
        />
        <TextField name="contactPhone" label="Phone" type="tel" autoComplete="tel" hint="In the footer." />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextArea
          name="postalAddress"
          label="Postal address"
          rows={4}
          hint="In lines, as on a letter. In the footer; search engines then know the shop as a place."
        />
        <TextArea
          name="openingHours"
          label="Opening hours"
          rows={4}
          hint="A line for each time. Search engines understand lines such as Mo-Fr 09:00-18:00."
        />
      </div>
    </SettingsSection>
  );
}
