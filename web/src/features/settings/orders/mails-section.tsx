import { mailLimits } from '@bookstore/functions/shared/shop/mail-settings';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';
import { MailPreview } from './mail-preview.tsx';
import { OrderMails } from './order-mails.tsx';

/** Who gets the mails about new orders, and what the mails to shoppers begin and end with. */
export function MailsSection(props: SectionProps) {
  return (
    <SettingsSection {...props} hint="Mails that are written already keep their words." save="Save mails">
      <OrderMails />
      <TextField
        name="mailGreeting"
        label="Greeting"
        maxLength={mailLimits.greeting}
        hint="{name} becomes the name of the shopper in mails about what the shop has done, and is left out of the others. May be empty."
      />
      <TextArea
        name="mailEnd"
        label="End"
        rows={3}
        maxLength={mailLimits.end}
        hint="Below every mail to shoppers, in lines. May be empty."
      />
      <MailPreview />
    </SettingsSection>
  );
}
