import { t } from '@bookstore/functions/shared/words/words';
import { useShop } from '#config/shop.ts';

export function VisitUs({ linkClasses }: { linkClasses: string }) {
  const { contactPhone, postalAddress, openingHours } = useShop();
  if (!(contactPhone || postalAddress || openingHours)) return null;
  return (
    <address className="mt-5 flex flex-wrap gap-x-6 gap-y-2 whitespace-pre-line text-muted wrap-anywhere not-italic">
      {postalAddress && <p>{postalAddress}</p>}
      {openingHours && <p>{t('Opening hours\n{openingHours}', { openingHours })}</p>}
      {contactPhone && (
        <a className={linkClasses} href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>
          {contactPhone}
        </a>
      )}
    </address>
  );
}
