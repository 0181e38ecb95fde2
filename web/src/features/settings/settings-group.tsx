import type { ReactNode } from 'react';

/** Sections of the settings under the heading of their group. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </div>
  );
}
