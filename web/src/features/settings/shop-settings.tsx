import { useMemo } from 'react';
import { LoadingFailure } from '#components/loading/loading-failure.tsx';
import { useFreshSettings } from '#entities/settings/use-fresh-settings.ts';
import { controls } from './controls.ts';
import { CountryProposals } from './country-proposals.tsx';
import { SettingControls } from './frame/setting-field.tsx';
import { SettingsCard } from './frame/settings-card.tsx';
import { SettingsSection } from './frame/settings-section.tsx';
import type { SectionProps } from './frame/use-section.ts';
import { MailPreview } from './mails/mail-preview.tsx';
import { NewsletterFigures } from './mails/newsletter-figures.tsx';
import { confirmCurrency, MoneyExamples } from './money-examples.tsx';
import { ProviderState } from './provider-state.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

/** What only some sections have. */
const specials = {
  mails: { Below: MailPreview, confirm: undefined },
  money: { Below: MoneyExamples, confirm: confirmCurrency },
  payment: { Below: PaymentState, confirm: undefined },
  newsletter: { Below: NewsletterFigures, confirm: undefined },
  place: { Below: CountryProposals, confirm: undefined },
};

/** A section without settings only shows text. */
export function ShopSection({ section, settings, onSaved }: SectionProps) {
  const context = useMemo(() => ({ controls, settings }), [settings]);
  const { Below, confirm } = section.special ? specials[section.special] : {};
  if (Object.keys(section.fields).length === 0) return <SettingsCard {...section} />;
  return (
    <SettingControls value={context}>
      <SettingsSection section={section} settings={settings} onSaved={onSaved} confirm={confirm}>
        {Below && <Below settings={settings} onSaved={onSaved} />}
      </SettingsSection>
    </SettingControls>
  );
}

export function ShopSettings({ section }: Pick<SectionProps, 'section'>) {
  const { settings, isError, reload, keep } = useFreshSettings();
  if (settings) return <ShopSection section={section} settings={settings} onSaved={keep} />;
  return (
    <SettingsCard title={section.title} hint={section.hint}>
      {isError ? (
        <LoadingFailure text="The settings could not be loaded." onRetry={reload} className="mt-3" />
      ) : (
        <div aria-hidden="true" className="skeleton mt-4 h-40" />
      )}
    </SettingsCard>
  );
}

/** Orders without a payment method, and the provider's state. */
function PaymentState() {
  return (
    <>
      <UnpaidOrders />
      <ProviderState />
    </>
  );
}
