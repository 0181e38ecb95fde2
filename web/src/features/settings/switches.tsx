import { settingRows } from './setting-rows.ts';
import { type SectionProps, SettingsSection } from './settings-section.tsx';
import { SwitchField } from './switch-field.tsx';

/** The switches of the shop. */
export function Switches(props: SectionProps) {
  return (
    <SettingsSection {...props} title="Settings" save="Save" names={['sampleFigures', 'confirmAddress']}>
      <div className="-my-3 divide-y divide-line">
        <SwitchField name="sampleFigures" {...settingRows.sampleFigures} />
        <SwitchField name="confirmAddress" {...settingRows.confirmAddress} />
      </div>
    </SettingsSection>
  );
}
