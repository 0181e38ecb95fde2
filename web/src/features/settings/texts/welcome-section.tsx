import { welcomeLimits } from '@bookstore/functions/shared/shop/welcome-settings';
import { TextField } from '#components/forms/field.tsx';
import { TextArea } from '#components/forms/form-controls.tsx';
import { SettingsSection } from '../frame/settings-section.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** What the home page says first. */
export function WelcomeSection(props: SectionProps) {
  return (
    <SettingsSection {...props} hint="The first words of the home page." save="Save welcome">
      <TextField name="welcome.heading" label="Heading" maxLength={welcomeLimits.heading} />
      <TextArea
        name="welcome.text"
        label="Sentence"
        rows={3}
        maxLength={welcomeLimits.text}
        hint="Below the heading. May be empty."
      />
    </SettingsSection>
  );
}
