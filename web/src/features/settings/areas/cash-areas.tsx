import { t } from '@bookstore/functions/shared/words/words';
import { useField } from 'formik';
import type { ControlProps } from '../frame/setting-field.tsx';

/** Asked in shops that have delivery areas. */
export function CashAreas({ name, label, hint, settings }: ControlProps) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(name);
  const areas = settings.delivery.areas.map((area) => area.name);
  // An area that was renamed or removed stays visible, so that it can be taken out.
  const gone = value.filter((area) => !areas.includes(area));
  const all = [...areas, ...gone];
  if (all.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">{label}</legend>
      {all.map((area) => (
        <label key={area} className="flex min-h-11 items-center gap-3 wrap-anywhere">
          <input
            type="checkbox"
            checked={value.includes(area)}
            onChange={({ target }) =>
              void setValue(all.filter((one) => (one === area ? target.checked : value.includes(one))))
            }
            className="size-5 shrink-0 accent-accent"
          />
          {areas.includes(area) ? area : t('{area} (no delivery area any more)', { area })}
        </label>
      ))}
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </fieldset>
  );
}
