import { shop } from '#config/shop.ts';

/** A moment as the shop's clock shows it, 'Nov 22, 2026, 2:33 AM'; a dash when it is not known. */
function timeText(instant: string): string {
  const date = new Date(instant);
  if (!(date.getTime() > 0)) return '–';
  return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone: shop.timeZone });
}

/** When something happened, in the reader's language and on the shop's clock, since the shop's days are its own. */
export function TimeLabel({ instant }: { instant: string }) {
  return <time dateTime={instant}>{timeText(instant)}</time>;
}
