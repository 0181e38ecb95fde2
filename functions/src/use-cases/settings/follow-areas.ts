import { isDeepStrictEqual } from 'node:util';
import type { DeliveryArea } from '../../shared/delivery/delivery-setting.ts';
import type { Settings } from '../../shared/shop/settings.ts';

const placeOf = ({ countries, zips }: DeliveryArea) => ({ countries, zips });

/** The settings with the new names of delivery areas wherever others go by them: the area of a new name is where it was. */
export function followAreas(before: Settings, after: Settings): Settings {
  const [known, areas] = [before.delivery.areas, after.delivery.areas];
  const added = areas.filter(({ name }) => !known.some((area) => area.name === name));
  function nameNow(name: string): string {
    const area = known.find((one) => one.name === name);
    if (!area || areas.some((one) => one.name === name)) return name;
    return added.find((one) => isDeepStrictEqual(placeOf(one), placeOf(area)))?.name ?? name;
  }
  const { paymentLimits } = after;
  const cashAreas = [...new Set(paymentLimits.cashAreas.map(nameNow))];
  return { ...after, paymentLimits: { ...paymentLimits, cashAreas } };
}
