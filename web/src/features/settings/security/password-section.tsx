import { SettingsCard } from '../frame/settings-card.tsx';
import type { SectionProps } from '../frame/use-section.ts';

/** The owner's password is no setting: it is a secret of the functions. */
export function PasswordSection({ title }: SectionProps) {
  return (
    <SettingsCard
      title={title}
      hint="The owner’s password is set where the shop is deployed: functions/RUNBOOK.md, “People of the dashboard”."
    />
  );
}
