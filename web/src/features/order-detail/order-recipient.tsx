import { addressLines } from '@bookstore/functions/shared/order/address-lines';
import { missingParts } from '@bookstore/functions/shared/order/missing-parts';
import { isCounterSale, languageOf, type Order } from '@bookstore/functions/shared/order/order';
import { t } from '@bookstore/functions/shared/words/words';
import { useRef } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useFold } from '#components/forms/use-kept-typing.ts';
import { BreakableEmail } from '#components/labels/breakable-email.tsx';
import { Card } from '#components/layout/card.tsx';
import { useShop } from '#config/shop.ts';
import { languageLabel, otherLanguage } from '#entities/order/order-language.ts';
import { RecipientForm, recipientFormName } from './recipient-form.tsx';

const link =
  'inline-flex min-h-11 items-center text-accent underline-offset-4 wrap-anywhere hover:underline sm:min-h-8';

export function OrderRecipient({ order }: { order: Order }) {
  const [isEdited, setEdited] = useFold(recipientFormName);
  const button = useRef<HTMLButtonElement>(null);
  const { phone, email, hasConfirmedEmail } = order;
  // A counter sale asks for no personal data.
  const isSale = isCounterSale(order);
  const missing = isSale ? '' : missingParts(order);
  const { languages = [] } = useShop();
  const language = languages.length > 0 ? languageLabel(languageOf(order)) : otherLanguage(order);

  function close(): void {
    setEdited(false);
    button.current?.focus();
  }

  return (
    <Card
      title={
        isSale
          ? t('Sold over the counter')
          : order.collection
            ? t('Collected in the shop by')
            : t('Deliver to')
      }
      action={
        <Button
          ref={button}
          variant="quiet"
          aria-expanded={isEdited}
          onClick={() => setEdited(!isEdited)}
          className="-my-2 -me-3 px-3!"
        >
          Correct
        </Button>
      }
    >
      {isEdited ? (
        <RecipientForm order={order} onClose={close} />
      ) : (
        <>
          {missing && (
            <p className="mb-3 border-s-2 border-ochre ps-4 text-[0.9375rem]">
              {t('The order has no {missing}: ask the shopper before you pack it.', { missing })}
            </p>
          )}
          {isSale && phone === '' && email === '' && (
            <p className="text-[0.9375rem] text-muted">The customer has given no name.</p>
          )}
          <address className="text-[0.9375rem] leading-relaxed not-italic">
            {addressLines(order).map(([part, line]) => (
              <span key={part} className="block wrap-anywhere first:font-medium">
                {line}
              </span>
            ))}
            <span className="mt-2 grid justify-items-start">
              {phone && (
                <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
                  {phone}
                </a>
              )}
              {email && (
                <a href={`mailto:${email}`} className={link}>
                  <BreakableEmail email={email} />
                </a>
              )}
              {email && hasConfirmedEmail === false && (
                <span className="text-sm text-muted">Not confirmed when it was ordered</span>
              )}
            </span>
          </address>
          {language && (
            <p className="mt-2 text-sm text-muted">{t('Mails and papers in {language}', { language })}</p>
          )}
        </>
      )}
    </Card>
  );
}
