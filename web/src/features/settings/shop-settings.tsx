import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useSettings } from '#entities/settings/use-settings.ts';
import { SettingsForm } from './settings-form.tsx';

/** The settings of the shop, once they are loaded. */
export function ShopSettings() {
  const { settings, isError, reload } = useSettings();
  if (settings) return <SettingsForm settings={settings} onSaved={reload} />;
  if (!isError) return <div aria-hidden="true" className="skeleton mt-4 h-40" />;
  return (
    <LoadingFailure text="The settings could not be loaded." onRetry={() => void reload()} className="mt-3" />
  );
}
