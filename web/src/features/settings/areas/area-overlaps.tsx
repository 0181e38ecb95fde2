import { overlapsOf } from '@bookstore/functions/shared/delivery/overlaps';
import { type SettingsEdit, settingsEditSchema } from '@bookstore/functions/shared/shop/settings';
import { t } from '@bookstore/functions/shared/words/words';
import { useFormikContext } from 'formik';

const schema = settingsEditSchema.pick(['delivery']);

/** Which areas overlap, and which of them counts there; says nothing while what is typed is no list of areas. */
export function AreaOverlaps() {
  const { values } = useFormikContext<SettingsEdit>();
  const { delivery } = schema.cast(values, { assert: false });
  const areas = (delivery?.areas ?? []).map((area, index) => ({
    ...area,
    name: area.name || t('Area {number}', { number: index + 1 }),
  }));
  const overlaps = overlapsOf(areas);
  if (overlaps.length === 0) return null;
  return (
    <ul
      aria-label="Overlaps"
      className="grid grid-cols-1 gap-1 border-s-2 border-ochre ps-4 text-[0.9375rem] wrap-anywhere"
    >
      {overlaps.map(({ first, second, isWhole }) => (
        <li key={`${first}\n${second}`}>
          {isWhole
            ? t('“{second}” is never used: “{first}” stands before it and covers all of it.', {
                first,
                second,
              })
            : t('“{first}” and “{second}” overlap: “{first}” counts there, since it stands first.', {
                first,
                second,
              })}
        </li>
      ))}
    </ul>
  );
}
