import { textNames } from '@bookstore/functions/shared/shop/shop-texts';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { AccentSection } from './accent-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DeliveryCostSection } from './delivery-cost-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { GenresSection } from './genres-section.tsx';
import { LogoSection } from './logo-section.tsx';
import { MailsSection } from './mails-section.tsx';
import { MoneySection } from './money-section.tsx';
import { NewsSection } from './news-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { PromoSection } from './promo-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SocialSection } from './social-section.tsx';
import { Switches } from './switches.tsx';
import { TaxSection } from './tax-section.tsx';
import { TextSection } from './text-section.tsx';
import { useSectionOfAddress } from './use-section-of-address.ts';
import { WelcomeSection } from './welcome-section.tsx';

/** The settings of the shop, section by section, once they are loaded. */
export function ShopSettings() {
  const { settings, isError, reload, keep } = useFreshSettings();
  useSectionOfAddress(settings !== undefined);
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
      <ServicesSection {...section} />
      <ContactSection {...section} />
      <LogoSection {...section} />
      <AccentSection {...section} />
      <MoneySection {...section} />
      <TaxSection {...section} />
      <PricesSection {...section} />
      <WelcomeSection {...section} />
      <DeliverySection {...section} />
      <DeliveryCostSection {...section} />
      <MailsSection {...section} />
      <PromoSection {...section} />
      <GenresSection {...section} />
      <NewsSection {...section} />
      <SocialSection {...section} />
      {textNames.map((name) => (
        <TextSection key={name} name={name} {...section} />
      ))}
    </>
  );
}
