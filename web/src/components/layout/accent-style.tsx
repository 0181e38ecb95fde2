import { useShop } from '#config/shop.ts';

/** The owner's accent colour. It precedes the page in its HTML, so that nothing changes colour. */
export function AccentStyle() {
  const { accentStyle } = useShop();
  return accentStyle && <style>{accentStyle}</style>;
}
