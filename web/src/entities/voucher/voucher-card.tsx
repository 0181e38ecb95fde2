import { type CardNumber, cardNames, cardPicture } from '@bookstore/functions/shared/voucher/card-numbers';
import type { CardWords } from '@bookstore/functions/shared/voucher/card-words';
import { t } from '@bookstore/functions/shared/words/words';

/** In the shop's accent: as in a picture, its colours stay the same in dark mode. */
export function CardPicture({ card, className = '' }: { card: CardNumber; className?: string }) {
  return (
    <img
      src={cardPicture(card)}
      alt=""
      width={298}
      height={190}
      className={`block aspect-298/190 w-full bg-mark forced-color-adjust-none ${className}`}
    />
  );
}

interface VoucherCardProps {
  card: CardNumber;
  words: CardWords;
  className?: string;
}

/** As printed. Its lengths are hundredths of its width (cqi), so that it looks alike at every size. */
export function VoucherCard({ card, words, className = '' }: VoucherCardProps) {
  const { shopName, heading, amount, to, message, from, code, foot } = words;
  const said = [cardNames[card], heading, amount, to, message, from].filter(Boolean).join('. ');
  return (
    <div
      role="img"
      aria-label={t('The card: {words}', { words: said })}
      className={`@container w-full overflow-hidden rounded-lg border border-[#e2d6c2] bg-[#fffaf3] text-center text-[#241d18] shadow-lg forced-color-adjust-none ${className}`}
    >
      <CardPicture card={card} />
      <div className="flex min-h-[77cqi] flex-col items-center px-[8cqi] pt-[4cqi] pb-[5cqi] wrap-anywhere">
        <p className="font-display text-[4.6cqi] text-mark">{shopName}</p>
        <p className="text-[max(0.8125rem,3cqi)] tracking-wide text-[#6a5c4e]">{heading}</p>
        <p className="font-display text-[11cqi] leading-tight tabular-nums">{amount}</p>
        <div className="my-auto w-full py-[2cqi] font-display text-[max(0.9375rem,3.8cqi)]" dir="auto">
          {to && <p>{to}</p>}
          {message && (
            <p className="py-[1.5cqi] font-sans leading-snug font-normal text-pretty whitespace-pre-line">
              {message}
            </p>
          )}
          {from && <p>{from}</p>}
        </div>
        <p className="w-full rounded-[1.4cqi] border border-dashed border-mark py-[2cqi] font-mono text-[4.6cqi] font-bold whitespace-nowrap">
          {code}
        </p>
        <div className="mt-[2.5cqi] text-[max(0.75rem,2.5cqi)] text-balance text-[#6a5c4e]">
          {foot.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
