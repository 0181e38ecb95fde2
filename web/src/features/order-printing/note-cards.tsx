import type { OrderSlips } from '@bookstore/functions/shared/order/packing-slip';
import { t } from '@bookstore/functions/shared/words/words';
import { useEffect, useRef } from 'react';
import { useShop } from '#config/shop.ts';
import { fitText } from './fit-text.ts';
import type { Paper } from './papers.ts';

/** A card for each gift note, with the shop's name. */
export function NoteCards({ orders, paper }: { orders: readonly OrderSlips[]; paper: Paper }) {
  return orders.flatMap(({ slips }) =>
    slips.flatMap(({ card, number, language }) =>
      card ? [<NoteCard key={number} note={card} number={number} language={language} paper={paper} />] : [],
    ),
  );
}

interface NoteCardProps {
  note: string;
  number: string;
  language: string;
  paper: Paper;
}

function NoteCard({ note, number, language, paper }: NoteCardProps) {
  const { shopName } = useShop();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    void document.fonts.ready.then(() => card.current && fitText(card.current, 7));
  }, []);
  return (
    <article
      ref={card}
      aria-label={t('Card of {number}', { number })}
      lang={language}
      className="mx-auto my-4 flex flex-col overflow-hidden bg-white text-center leading-snug text-black shadow-cover scheme-light forced-color-adjust-none not-first:break-before-page print:m-0 print:shadow-none not-print:max-[26rem]:[zoom:0.75]"
      style={{
        width: `${paper.width}mm`,
        height: `${paper.height ?? 0}mm`,
        padding: `${paper.margin}mm`,
        fontSize: '7mm',
      }}
    >
      <p dir="auto" className="my-auto font-display whitespace-pre-line">
        {note}
      </p>
      <p className="text-[3mm]">{shopName}</p>
    </article>
  );
}
