import { fireEvent } from '@testing-library/react';
import { button, field, fill } from './on-screen.ts';

/** Puts texts into the boxes with these labels at once: for tests that are not about keys. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) fill(field(label), value);
}

export const press = (name: string | RegExp) => fireEvent.click(button(name));
