import { useField } from 'formik';
import { inputClasses } from '#components/forms/control-classes.ts';
import { useFormField } from '#components/forms/field.tsx';
import { FieldFrame } from '#components/forms/field-frame.tsx';
import type { ControlProps } from '../frame/setting-field.tsx';
import { isColor, ownColor, suggestedColors } from './accent-colors.ts';
import { AccentPreview } from './accent-preview.tsx';
import { ContrastNote } from './contrast-note.tsx';

export function AccentField({ name, label, hint }: ControlProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const { id, error, control } = useFormField(name, hint);
  const typed = value.trim().toLowerCase();
  const shown = isColor(typed) ? typed : ownColor;
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
            value={shown}
            onChange={({ target }) => choose(target.value)}
            className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-line-strong/60 bg-surface p-1"
          />
        </div>
      </FieldFrame>
      <ContrastNote color={shown} onChoose={choose} />
      <AccentPreview color={shown} />
    </>
  );
}
