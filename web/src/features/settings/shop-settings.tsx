import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { SettingsCard } from './frame/settings-card.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { settingsGroups } from './settings-groups.ts';
import { useSectionOfAddress } from './use-section-of-address.ts';

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
      {settingsGroups.map(({ title, rows }) => (
        <SettingsGroup key={title} title={title}>
          {rows.map(({ Section, ...row }) => (
            <Section key={row.title} {...row} settings={settings} onSaved={keep} />
          ))}
        </SettingsGroup>
      ))}
    </div>
  );
}
