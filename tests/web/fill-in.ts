import { fireEvent, screen } from '@testing-library/react';

/** Puts texts into the boxes with these labels at once: for tests that are not about keys. */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
