import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { sayIn } from '../../functions/src/platform/words/say-in.ts';
import { ownAccent } from '../../functions/src/shared/shop/accent.ts';
import { type CardNumber, cardNumbers } from '../../functions/src/shared/voucher/card-numbers.ts';
import { type CardFacts, cardWords } from '../../functions/src/shared/voucher/card-words.ts';
import type { Language } from '../../functions/src/shared/words/languages.ts';
import { cardPdf } from '../../functions/src/vouchers/card-pdf.ts';

const facts: CardFacts = {
  shopName: 'Paper & Ink',
  host: 'books.example.com',
  amount: '1\u202f250,00\u00a0Kč',
  recipient: 'Rosa Łukasiewicz',
  from: 'Ιωάννα',
  message: 'Много книг! 🎉',
  code: 'K7QM-4RTX-9WHC-2PZD',
  validUntil: '31. 12. 2029',
  taxed: '',
};

async function pageOf(changes: Partial<CardFacts>, card: CardNumber = 1, language: Language = 'en') {
  const words = sayIn(language, () => cardWords({ ...facts, ...changes }));
  const file = await cardPdf(words, card, ownAccent.light, language);
  const pages = await getDocumentProxy(new Uint8Array(file));
  const { text } = await extractText(pages);
  const [, , width, height] = (await pages.getPage(1)).view;
  return { text: text.map((page) => page.replaceAll('\u00a0', ' ')), size: [width, height] };
}

it.each(cardNumbers)(
  'Card %i is one sheet of A6 with all that a voucher says, in any letters but pictures',
  async (card) => {
    const { text, size } = await pageOf({}, card);
    expect(size).toEqual([297.64, 419.53]);
    const parts = [
      'Paper & Ink',
      'Gift voucher',
      '1 250,00 Kč',
      'For Rosa Łukasiewicz',
      'From Ιωάννα',
      'Много книг!',
    ];
    for (const part of [...parts, 'K7QM-4RTX-9WHC-2PZD', 'books.example.com', '31. 12. 2029']) {
      expect(text).toEqual([expect.stringContaining(part)]);
    }
  },
);

it('A card without names, message and end says nothing of them, and one with the longest stays one sheet', async () => {
  const empty = await pageOf({ recipient: '', from: '', message: '', validUntil: '' });
  expect(empty.text).toEqual([expect.not.stringMatching(/For|From|Valid/)]);
  const long = await pageOf({
    shopName: 'B'.repeat(80),
    recipient: 'W'.repeat(100),
    from: 'M'.repeat(100),
    message: `${'m'.repeat(150)}\n`.repeat(2),
  });
  expect(long.text).toEqual([expect.stringContaining('K7QM-4RTX-9WHC-2PZD')]);
});

it('A card is in the language of its voucher', async () => {
  const { text } = await pageOf({}, 1, 'de');
  expect(text).toEqual([expect.stringMatching(/Geschenkgutschein.*Für Rosa Łukasiewicz.*Gültig bis 31/s)]);
});
