import { settingsGroups } from '@bookstore/functions/shared/shop/settings-groups';
import { slugOf } from '@bookstore/functions/shared/values/words';
import { useState } from 'react';
import { Button } from '#components/forms/button.tsx';

/** Leads to the sections: beside them on wide screens, where it scrolls by itself; elsewhere it opens above them. */
export function SettingsNav() {
  const [isOpen, setOpen] = useState(false);
  return (
    <nav
      aria-label="Sections of the settings"
      className="lg:sticky lg:top-22 lg:-mx-3 lg:max-h-[calc(100dvh-6.5rem)] lg:self-start lg:overflow-y-auto lg:pb-16"
    >
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="w-full bg-surface sm:w-auto lg:hidden!"
      >
        All sections
      </Button>
      <div
        className={`${isOpen ? 'grid' : 'hidden'} mt-3 gap-x-4 gap-y-5 rounded-card border border-line bg-surface p-4 sm:grid-cols-2 lg:mt-0 lg:grid lg:grid-cols-1 lg:border-0 lg:bg-transparent lg:p-0`}
      >
        {settingsGroups.map((group) => (
          <div key={group.title}>
            <p aria-hidden="true" className="px-3 text-[0.9375rem] font-medium">
              {group.title}
            </p>
            <ul aria-label={group.title} className="mt-1">
              {group.sections.map(({ title }) => (
                <li key={title}>
                  <a
                    href={`#${slugOf(title)}`}
                    onClick={() => setOpen(false)}
                    className="flex min-h-11 items-center rounded-lg px-3 text-[0.9375rem] text-muted hover:bg-sunken hover:text-ink lg:min-h-9 lg:pointer-coarse:min-h-11"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}
