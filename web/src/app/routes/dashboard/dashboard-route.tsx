import { useMay } from '#entities/session/admin-role.ts';
import { useSettings } from '#entities/settings/use-settings.ts';
import { SalesOverview } from '#features/dashboard/sales-overview.tsx';
import { SampleFigures } from '#features/dashboard/sample-figures.tsx';
import { StatCards } from '#features/dashboard/stat-cards.tsx';
import { OpeningList } from '#features/opening/opening-list.tsx';

export function Page() {
  const isOwner = useMay('owner');
  const { settings, isError } = useSettings();
  // Also when the settings cannot be loaded: samples are shown unless the owner has hidden them.
  const hasSamples = settings?.sampleFigures ?? isError;
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4">
      {isOwner && <OpeningList />}
      <SalesOverview>
        <StatCards hasSamples={hasSamples} />
      </SalesOverview>
      {hasSamples && <SampleFigures />}
    </div>
  );
}
