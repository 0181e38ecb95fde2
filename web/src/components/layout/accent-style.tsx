import { useShop } from '#config/shop.ts';

/** The colour that the owner has chosen, for every page: it stands above the page in its HTML, so that none changes colour. */
export function AccentStyle() {
  const { accentStyle } = useShop();
  return accentStyle && <style>{accentStyle}</style>;
}
