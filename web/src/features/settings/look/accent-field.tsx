import { type AccentShades, onAccent } from '@bookstore/functions/shared/shop/accent';
import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { isColor, ownColor, shadesOf, suggestedColors } from './accent-colors.ts';
import { ContrastNote } from './contrast-note.tsx';

export function AccentField({ name, label, hint }: ControlProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { id, error, control } = useFormField(name, hint);
  const typed = value.trim().toLowerCase();
  const color = isColor(typed) ? typed : ownColor;
  const choose = (color: string) => void setValue(color);
  return (
    <>
      <fieldset aria-label="Suggested colours" className="flex flex-wrap gap-2">
        {suggestedColors.map(({ name, color }) => (
          <button
            key={name}
            type="button"
            aria-pressed={typed === color}
            onClick={() => choose(color)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong/60 px-3 text-[0.9375rem] hover:border-accent aria-pressed:border-2 aria-pressed:border-accent aria-pressed:font-medium"
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full forced-color-adjust-none"
              style={{ background: color || ownColor }}
            />
            {name}
          </button>
        ))}
      </fieldset>
      <FieldFrame id={id} label={label} error={error} hint={hint}>
        <div className="flex gap-2">
          <input {...control} className={`${inputClasses} max-w-44 font-mono`} placeholder={ownColor} />
          <input
            type="color"
            aria-label="Choose from all colours"
            value={color}
            onChange={({ target }) => choose(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-line-strong/60 bg-surface p-1"
          />
        </div>
      </FieldFrame>
      <ContrastNote color={color} onChoose={choose} />
      <AccentPreview color={color} />
    </>
  );
}

// Copied from design.css, since both schemes are shown side by side.
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

function AccentPreview({ color }: { color: string }) {
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
