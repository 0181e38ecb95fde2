import { type ComponentType, createContext } from 'react';
import { lazyComponent } from '#lib/lazy-component.tsx';

export type SwitchPlace = 'header' | 'footer';

/** Browsers load its code where the shop has several languages; the server, which cannot wait, brings it along. */
export const LanguageSwitchContext = createContext<ComponentType<{ place: SwitchPlace }>>(
  lazyComponent(async () => (await import('./language-switch.tsx')).LanguageSwitch),
);
