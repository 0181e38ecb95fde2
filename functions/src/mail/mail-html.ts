import { type Markup, markup, when } from '../platform/markup.ts';
import type { Accent } from '../shared/shop/accent.ts';
import { t } from '../shared/words/words.ts';
import type { Fact } from './fact.ts';
import type { MailContent } from './mail-content.ts';
import {
  accentOfShop,
  ink,
  inLines,
  line,
  mailButton,
  mailFrame,
  mailParagraph,
  muted,
  sans,
  serif,
} from './mail-frame.ts';

/** As on the shop's pages: books and total, and below the dashed line what comes next. */
const ticket = 'background:#faf5ec;border:1px solid #e2d6c2;border-radius:12px';
const dashes = 'border-top:2px dashed #e2d6c2';

/** Must be complete in programs that load no pictures. */
function bookRow({ title, author, price, cover }: MailContent['books'][number]): Markup {
  return markup`<tr>
<td class="line" width="52" valign="top" style="padding:10px 0;${line}"><img src="${cover}" alt="" width="40" height="60" style="display:block;border:0;border-radius:3px"></td>
<td class="ink line" valign="top" style="padding:10px 0;${line};${ink}"><b>${title}</b>${when(author, (name) => markup`<br><span class="muted" style="${muted}">${name}</span>`)}</td>
<td class="ink line" align="right" valign="top" style="padding:10px 0 10px 16px;${line};${ink};white-space:nowrap">${price}</td>
</tr>
`;
}

function furtherRow({ label, detail, amount }: MailContent['further'][number]): Markup {
  return markup`<tr>
<td class="ink line" colspan="2" style="padding:10px 0;${line};${ink}">${label}${when(detail, (text) => markup`<br><span class="muted" style="${muted}">${text}</span>`)}</td>
<td class="ink line" align="right"${when(detail, () => markup` valign="top"`)} style="padding:10px 0 10px 16px;${line};${ink};white-space:nowrap">${amount}</td>
</tr>
`;
}

function factRow({ label, lines, address }: Fact, { light }: Accent): Markup {
  const text = inLines(lines);
  const value = address
    ? markup`<a class="accent" href="${address}" style="color:${light.text}">${text}</a>`
    : text;
  return markup`<p class="ink" style="margin:16px 0 0;${ink}"><span class="muted" style="${muted};font-size:14px">${label}</span><br>${value}</p>
`;
}

function factBox(facts: readonly Fact[], accent: Accent): Markup {
  if (facts.length === 0) return markup``;
  return markup`<div class="line" style="margin:8px 0 0;${dashes}">${facts.map((fact) => factRow(fact, accent))}</div>`;
}

function noteBox({ from, text }: NonNullable<MailContent['note']>): Markup {
  return markup`<p class="muted" style="margin:16px 0 0;${muted};font-size:14px">${from}</p>
<p class="ink" style="margin:4px 0 0;${ink};${serif};font-style:italic">${inLines(text.split(/\r?\n/))}</p>
`;
}

function pageOf({ subject, paragraphs, ...content }: MailContent): Markup {
  const { heading, note, title, books, further, total, taxes, facts, link, closing, shop, sender } = content;
  const accent = accentOfShop(shop);
  const preheader = paragraphs.at(-1) ?? '';
  const inner = markup`${paragraphs.map(mailParagraph)}${when(note, noteBox)}<table role="presentation" class="paper line" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 0;${ticket}">
<tr><td align="left" style="padding:20px">
<h2 class="ink" style="margin:0 0 12px;${ink};${serif};font-size:20px">${title}</h2>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:16px;line-height:1.4">
${books.map(bookRow)}${further.map(furtherRow)}<tr>
<td class="ink line" colspan="2" style="padding:10px 0;${line};${ink}">${t('Total')}</td>
<td class="ink line" align="right" style="padding:10px 0 10px 16px;${line};${ink}"><b>${total}</b></td>
</tr>
${taxes.map(
  (text) => markup`<tr>
<td class="muted" colspan="3" align="right" style="padding:4px 0 0;${muted};font-size:14px">${text}</td>
</tr>
`,
)}</table>
${factBox(facts, accent)}</td></tr>
</table>
${when(link, (one) => mailButton(one, accent))}${when(
  closing,
  (
    text,
  ) => markup`<p class="muted" style="margin:28px 0 0;${muted};font-size:14px">${inLines(text.split('\n'))}</p>
`,
)}`;
  const below = content.durable.map(
    ({ title, html }) => markup`<tr><td align="center" style="padding:0 12px 24px">
<div class="ink line" style="max-width:560px;padding:16px 0 0;text-align:left;${line};${ink};${sans};font-size:14px;line-height:1.5">
<h2 style="margin:0;${serif};font-size:18px">${title}</h2>
${html}</div>
</td></tr>
`,
  );
  return mailFrame({ subject, accent, preheader, shopName: shop.shopName, heading, sender }, inner, below);
}

export function mailHtml(content: MailContent): string {
  return pageOf(content).text;
}
