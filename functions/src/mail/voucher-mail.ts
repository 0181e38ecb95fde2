import { type Markup, markup, when } from '../platform/markup.ts';
import { pageAddress } from '../platform/page-address.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { shopLanguage } from '../platform/shop-language.ts';
import { sayIn } from '../platform/words/say-in.ts';
import { settingsIn } from '../platform/words/settings-in.ts';
import { spokenLocale } from '../platform/words/spoken-locale.ts';
import { moneyOfOrder } from '../shared/order/order-currency.ts';
import { shopPaths } from '../shared/pages/shop-pages.ts';
import { type Accent, onAccent } from '../shared/shop/accent.ts';
import { dayText } from '../shared/shop/day-text.ts';
import type { ShopProfile } from '../shared/shop/shop-profile.ts';
import { artSize } from '../shared/voucher/card-art.ts';
import { cardOf, cardPicture } from '../shared/voucher/card-numbers.ts';
import type { CardWords } from '../shared/voucher/card-words.ts';
import type { Voucher } from '../shared/voucher/voucher.ts';
import { codeMark } from '../shared/voucher/voucher-code.ts';
import { voucherTaxLine } from '../shared/voucher/voucher-tax-words.ts';
import { knownLanguage } from '../shared/words/known-language.ts';
import { t } from '../shared/words/words.ts';
import { defused } from './defused.ts';
import type { MailSender } from './mail-content.ts';
import { accentOfShop, inLines, mailButton, mailFrame, mailParagraph, sans, serif } from './mail-frame.ts';
import { oneLine } from './one-line.ts';
import type { RenderedMail } from './order-mail.ts';
import { wordsOfVoucher } from './voucher-words.ts';

type VoucherShop = MailSender & Pick<ShopProfile, 'accentColor' | 'locale'>;

interface Said {
  to: string;
  subject: string;
  heading: string;
  sentences: string[];
  link: { label: string; address: string };
  hasCard: boolean;
}

const keepIt = () =>
  t('Whoever has the code can spend it, in one go or in parts: keep it as you keep money.');
const toBooks = () => ({ label: t('Choose books'), address: pageAddress(shopPaths.home) });

function taxOf(voucher: Voucher, locale: string): string[] {
  const { currency, amountCents } = voucher;
  const money = moneyOfOrder({ currency }, { locale });
  const text = [money.text(amountCents), voucherTaxLine(voucher, money)].join(' ');
  return voucher.singlePurpose ? [t('{label}: {text}', { label: t('Paid'), text })] : [];
}

/** To the recipient, or to the buyer, who prints it. */
function saidOfCard(voucher: Voucher, { shopName, amount, from }: CardWords, locale: string): Said {
  const { recipient, buyer, _id } = voucher;
  if (!recipient.email) {
    return {
      to: buyer.email,
      subject: t('Your gift voucher for {amount}', { amount }),
      heading: t('Thank you!'),
      sentences: [t('Here is the card: print it, or send it on.'), keepIt(), ...taxOf(voucher, locale)],
      link: { label: t('Print the card'), address: pageAddress(shopPaths.voucher(_id)) },
      hasCard: true,
    };
  }
  return {
    to: recipient.email,
    subject: t('A gift voucher of {shop} for you', { shop: shopName }),
    heading: t('A present for you'),
    sentences: [
      from
        ? t('You have been given {amount} for books. The card says by whom.', { amount })
        : t('You have been given {amount} for books.', { amount }),
      keepIt(),
    ],
    link: toBooks(),
    hasCard: true,
  };
}

/** To the buyer of a gift for someone else. */
function saidOfReceipt(voucher: Voucher, { amount }: CardWords, locale: string): Said {
  const { buyer, recipient, sendOn, _id } = voucher;
  const email = recipient.email;
  return {
    to: buyer.email,
    subject: t('Your gift voucher for {amount}', { amount }),
    heading: t('Thank you!'),
    sentences: [
      sendOn
        ? t('We send the card to {email} on {day}.', { email, day: dayText(sendOn, locale) })
        : t('The card is on its way to {email}.', { email }),
      ...taxOf(voucher, locale),
    ],
    link: { label: t('See your gift voucher'), address: pageAddress(shopPaths.voucher(_id)) },
    hasCard: false,
  };
}

/** A month before the end, to a buyer who has agreed to it. */
function saidOfEnd({ buyer, lastFour, leftCents, currency, validUntil = '' }: Voucher, locale: string): Said {
  const amount = moneyOfOrder({ currency }, { locale }).text(leftCents);
  const day = dayText(validUntil, locale);
  return {
    to: buyer.email,
    subject: t('Your gift voucher …{lastFour} is valid until {day}', { lastFour, day }),
    heading: t('A gift voucher ends soon'),
    sentences: [
      t(
        'On the gift voucher …{lastFour} that you bought from us {amount} are left. It is valid until {day}.',
        {
          amount,
          lastFour,
          day,
        },
      ),
      t('You agreed to this mail when you bought it. It comes once.'),
    ],
    link: toBooks(),
    hasCard: false,
  };
}

const centered = (size: number, color: string, more = '') =>
  `margin:0;color:${color};font-size:${size}px;line-height:1.35;text-align:center;${more}`;

/** Like paper: the same in dark mode, and complete without pictures. */
function cardTable(words: CardWords, voucher: Voucher, { light }: Accent): Markup {
  const { shopName, heading, amount, to, message, from, code, foot } = words;
  const picture = shopAddress() + cardPicture(cardOf(voucher.card));
  const [dark, quiet] = ['#241d18', '#6a5c4e'];
  const name = (text: string) => markup`<p style="${centered(16, dark, serif)};font-weight:bold">${text}</p>
`;
  return markup`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:400px;margin:28px auto 0;background:${onAccent};border:1px solid #e2d6c2">
<tr><td bgcolor="${light.fill}" style="background:${light.fill};font-size:0;line-height:0"><img src="${picture}" alt="" width="398" style="display:block;width:100%;height:auto;border:0;aspect-ratio:${String(artSize.width)}/${String(artSize.height)}"></td></tr>
<tr><td align="center" style="padding:22px 20px 24px;${sans}">
<p style="${centered(18, light.text, serif)};font-weight:bold">${shopName}</p>
<p style="${centered(14, quiet, 'letter-spacing:1px')}">${heading}</p>
<p style="${centered(44, dark, serif)};font-weight:bold">${amount}</p>
${when(to, name)}${when(
  message,
  (
    text,
  ) => markup`<p style="${centered(17, dark, serif)};font-style:italic;padding:6px 0">${inLines(text.split(/\r?\n/))}</p>
`,
)}${when(from, name)}<p style="${centered(20, dark)};margin:16px 0 12px;padding:10px 6px;border:2px dashed ${light.fill};font-family:Consolas,Menlo,Courier New,monospace;font-weight:bold;white-space:nowrap">${code}</p>
<p style="${centered(13, quiet)}">${inLines(foot)}</p>
</td></tr>
</table>
`;
}

/** The reader has not typed these, so mail programs must not make links of them. */
function withoutLinks({ to, message, from, ...words }: CardWords): CardWords {
  return { ...words, to: defused(oneLine(to)), message: defused(message), from: defused(oneLine(from)) };
}

function cardText({ heading, amount, to, message, from, code, foot }: CardWords): string {
  return [`${heading} · ${amount}`, to, message, from, code, ...foot].filter(Boolean).join('\n\n');
}

function rendered(
  voucher: Voucher,
  given: VoucherShop,
  say: (words: CardWords, locale: string) => Said,
): RenderedMail {
  const language = knownLanguage(voucher.language) ?? shopLanguage;
  return sayIn(language, () => {
    const shop = settingsIn(given, language);
    const accent = accentOfShop(shop);
    const words = withoutLinks(wordsOfVoucher(voucher, codeMark, shop));
    const { to, subject, heading, sentences, link, hasCard } = say(words, spokenLocale(shop.locale));
    const { shopName } = shop;
    const sender = `${shopName} · ${shop.contactEmail}`;
    const frame = { subject, accent, preheader: sentences[0] ?? '', shopName, heading, sender };
    const card = hasCard ? cardTable(words, voucher, accent) : '';
    const text = [
      heading,
      ...sentences,
      hasCard ? cardText(words) : '',
      t('{label}: {text}', { label: link.label, text: link.address }),
      `-- \n${sender}`,
    ];
    return {
      to: oneLine(to),
      subject: oneLine(subject),
      text: `${text.filter(Boolean).join('\n\n')}\n`,
      html: mailFrame(frame, markup`${sentences.map(mailParagraph)}${card}${mailButton(link, accent)}`).text,
    };
  });
}

/** The code is inserted when the mail is sent. */
export const voucherMail = (voucher: Voucher, shop: VoucherShop): RenderedMail =>
  rendered(voucher, shop, (words, locale) => saidOfCard(voucher, words, locale));

export const voucherReceipt = (voucher: Voucher, shop: VoucherShop): RenderedMail =>
  rendered(voucher, shop, (words, locale) => saidOfReceipt(voucher, words, locale));

export const voucherReminder = (voucher: Voucher, shop: VoucherShop): RenderedMail =>
  rendered(voucher, shop, (_, locale) => saidOfEnd(voucher, locale));
