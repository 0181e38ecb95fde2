import { settingsGroups } from '@bookstore/functions/shared/shop/settings-groups';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { controls } from './controls.ts';
import { SettingControls } from './frame/setting-field.tsx';
import { SettingsCard } from './frame/settings-card.tsx';
import { SettingsSection } from './frame/settings-section.tsx';
import type { SectionProps } from './frame/use-section.ts';
import { MailPreview } from './mails/mail-preview.tsx';
import { confirmCurrency, MoneyExamples } from './money-examples.tsx';

/** What sections have that no other one has. */
const specials = {
  mails: { Below: MailPreview, confirm: undefined },
  money: { Below: MoneyExamples, confirm: confirmCurrency },
};

/** Shows the section that the address names, once the sections are there. */
function useSectionOfAddress(isReady: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isReady && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [isReady, hash]);
}

/** A section of the settings; one without a setting only says something. */
export function ShopSection({ section, settings, onSaved }: SectionProps) {
  const known = useMemo(() => ({ controls, settings }), [settings]);
  const { Below, confirm } = section.special ? specials[section.special] : {};
  if (Object.keys(section.fields).length === 0) return <SettingsCard {...section} />;
  return (
    <SettingControls value={known}>
      <SettingsSection {...{ section, settings, onSaved, confirm }}>{Below && <Below />}</SettingsSection>
    </SettingControls>
  );
}

/** The settings of the shop, group by group, once they are loaded. */
export function ShopSettings() {
  const { settings, isError, reload, keep } = useFreshSettings();
  useSectionOfAddress(settings !== undefined);
  if (!settings) {
    return (
      <SettingsCard title="Settings" Heading="h2">
        {isError ? (
          <LoadingFailure
            text="The settings could not be loaded."
            onRetry={() => void reload()}
            className="mt-3"
          />
        ) : (
          <div aria-hidden="true" className="skeleton mt-4 h-40" />
        )}
      </SettingsCard>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      {settingsGroups.map(({ title, sections }) => (
        <div key={title} className="grid grid-cols-1 gap-4">
          <h2 className="text-2xl">{title}</h2>
          {sections.map((section) => (
            <ShopSection key={section.title} section={section} settings={settings} onSaved={keep} />
          ))}
        </div>
      ))}
    </div>
  );
}
