import type { ListedOffer } from '@bookstore/functions/shared/offer/offer';
import { t } from '@bookstore/functions/shared/words/words';
import { useId, useState } from 'react';
import { Button } from '#components/forms/button.tsx';
import { useOpenToGoOn } from '#components/forms/use-kept-typing.ts';
import { TrashIcon } from '#components/icons/dashboard-icons.tsx';
import { useGenres } from '#config/genres.ts';
import { useMoney } from '#config/money.ts';
import { useShop } from '#config/shop.ts';
import { useToday } from '#config/today.ts';
import { useCommand } from '#entities/command/use-command.ts';
import { deleteOffer } from './offer-commands.ts';
import { EditOffer } from './offer-form.tsx';
import { figuresText, stateText, termsText } from './offer-words.ts';

interface OfferRowProps {
  offer: ListedOffer;
  onChanged: () => unknown;
  onDeleted: () => void;
}

/** An offer with what it has brought, the form that changes it and the button that deletes it. */
export function OfferRow({ offer, onChanged, onDeleted }: OfferRowProps) {
  const { id, title: name, code } = offer;
  const formId = useId();
  const money = useMoney();
  const { locale } = useShop();
  const { labelOf } = useGenres();
  const today = useToday();
  const { busy, run } = useCommand();
  const [isOpen, setOpen] = useState(false);
  const label = t('Change {name}', { name });
  useOpenToGoOn((form) => setOpen((before) => before || form === label));
  const state = stateText(offer, today);

  const remove = () =>
    run({
      send: () => deleteOffer(id),
      failed: t('{name} was not deleted', { name }),
      onDone: onDeleted,
    });

  return (
    <li className="py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-medium">{name}</span>
            {code && <span className="rounded bg-sunken px-1.5 font-mono text-sm">{code}</span>}
            <span className={`text-sm ${state === t('Runs') ? 'text-forest' : 'text-muted'}`}>{state}</span>
          </p>
          <p className="text-sm text-muted">{termsText(offer, { money, locale, genreOf: labelOf })}</p>
          <p className="mt-1 text-[0.9375rem] tabular-nums">{figuresText(offer, money)}</p>
          {code && (
            <p className="text-sm text-muted">
              {t('Its link: {address}', { address: `${location.origin}/?offer=${encodeURIComponent(code)}` })}
            </p>
          )}
        </div>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            aria-expanded={isOpen}
            aria-controls={formId}
            aria-label={label}
            onClick={() => setOpen(!isOpen)}
          >
            Change
          </Button>
          <Button
            variant="remove"
            busy={busy}
            aria-label={t('Delete {title}', { title: name })}
            onClick={() => void remove()}
            className="px-3!"
          >
            <TrashIcon />
          </Button>
        </div>
      </div>
      <div id={formId} hidden={!isOpen} className="mt-3 rounded-lg bg-sunken p-4">
        {isOpen && <EditOffer offer={offer} onChanged={onChanged} onSaved={() => setOpen(false)} />}
      </div>
    </li>
  );
}
