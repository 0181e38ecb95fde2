import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-settings.ts';
import { ContactSection } from './contact-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PromoSection } from './promo-section.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SocialSection } from './social-section.tsx';
import { Switches } from './switches.tsx';

/** The settings of the shop, section by section, once they are loaded. */
export function ShopSettings() {
  const { settings, isError, reload, keep } = useFreshSettings();
  if (!settings) {
    return (
      <SettingsCard title="Settings">
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
  const section = { settings, onSaved: keep };
  return (
    <>
      <Switches {...section} />
      <ContactSection {...section} />
      <PromoSection {...section} />
      <NewsSection {...section} />
      <SocialSection {...section} />
    </>
  );
}
