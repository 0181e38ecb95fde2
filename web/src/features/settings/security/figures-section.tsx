import { SettingsSection } from '../frame/settings-section.tsx';
import { SwitchField } from '../frame/switch-field.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** Whether the overview shows figures that are not the shop's. */
export function FiguresSection(props: SectionProps) {
  return (
    <SettingsSection {...props} save="Save sample figures">
      <div className="-my-3">
        <SwitchField
          name="sampleFigures"
          label="Show sample figures on the overview"
          hint="The charts and lists under “Sample figures” are examples, not figures of your shop."
        />
      </div>
    </SettingsSection>
  );
}
