import { type AccentShades, onAccent } from '@bookstore/functions/shared/shop/accent';
import { t } from '@bookstore/functions/shared/words/words';
import { shadesOf } from './accent-colors.ts';

// Of design.css, since both schemes stand here side by side, whichever the page has.
const schemes = {
  light: { name: t('Light'), paper: '#faf5ec', ink: '#241d18', line: '#e2d6c2' },
  dark: { name: t('Dark'), paper: '#171411', ink: '#f1e8da', line: '#3a322b' },
};

interface SchemeProps {
  scheme: (typeof schemes)['light'];
  shades: AccentShades;
}

function Scheme({ scheme: { name, paper, ink, line }, shades }: SchemeProps) {
  return (
    <div
      className="grid justify-items-start gap-3 rounded-lg border p-4 forced-color-adjust-none"
      style={{ background: paper, color: ink, borderColor: line }}
    >
      <span className="text-sm">{name}</span>
      <span className="font-display text-lg">The Long Winter</span>
      <span className="underline underline-offset-4" style={{ color: shades.text }}>
        See all books
      </span>
      <span
        className="rounded-full px-4 py-2 text-[0.9375rem] font-medium"
        style={{ background: shades.fill, color: onAccent }}
      >
        Add to cart
      </span>
    </div>
  );
}

/** A colour in both schemes, as a picture. */
export function AccentPreview({ color }: { color: string }) {
  const { light, dark } = shadesOf(color);
  return (
    <div role="img" aria-label={t('Links and buttons in {color}, light and dark', { color })}>
      <div aria-hidden="true" className="grid gap-3 sm:grid-cols-2">
        <Scheme scheme={schemes.light} shades={light} />
        <Scheme scheme={schemes.dark} shades={dark} />
      </div>
    </div>
  );
}
