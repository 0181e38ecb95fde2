import { type Markup, markup, when } from '../platform/markup.ts';
import { type Accent, onAccent, ownAccent } from '../shared/shop/accent.ts';
import { accentOf } from '../shared/shop/accent-shades.ts';
import { spokenLanguage, t } from '../shared/words/words.ts';
import type { Fact } from './fact.ts';
import type { MailContent } from './mail-content.ts';

// The colours of the web app's design.css. Inline styles are the light ones, since some programs read no others; the
// classes exist for the dark ones.
const darkStyles = ({ dark }: Accent) => `
@media (prefers-color-scheme: dark) {
  .paper { background: #171411 !important; }
  .card { background: #211c18 !important; border-color: #3a322b !important; }
  .ink { color: #f1e8da !important; }
  .muted { color: #b8a998 !important; }
  .accent { color: ${dark.text} !important; }
  .button { background: ${dark.fill} !important; }
  .line { border-color: #3a322b !important; }
}`;
const sans = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
const serif = 'font-family:Georgia,serif';
const ink = 'color:#241d18';
const muted = 'color:#6a5c4e';
const line = 'border-top:1px solid #e2d6c2';
/** The ticket of the order, as the shop's pages show it: books and total, and below the dashed line what is next. */
const ticket = 'background:#faf5ec;border:1px solid #e2d6c2;border-radius:12px';
const dashes = 'border-top:2px dashed #e2d6c2';

/** Programs that load no pictures keep its place free; its words stand beside it. */
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

function inLines(lines: readonly string[]): Markup {
  return markup`${lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}`;
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
  const { heading, note, title, books, further, total, taxes, facts, link, closing, shop } = content;
  const accent = shop.accentColor ? accentOf(shop.accentColor) : ownAccent;
  const preheader = paragraphs.at(-1) ?? '';
  return markup`<!doctype html>
<html lang="${spokenLanguage()}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${subject}</title>
<style>${darkStyles(accent)}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#faf5ec;word-break:break-word">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#faf5ec">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffdf8;border:1px solid #e2d6c2;border-radius:12px">
<tr><td align="left" style="padding:28px 24px;${sans};font-size:16px;line-height:1.5">
<p class="accent" style="margin:0;color:${accent.light.text};${serif};font-size:18px">${shop.shopName}</p>
<h1 class="ink" style="margin:16px 0 0;${ink};${serif};font-size:26px;line-height:1.25">${heading}</h1>
${paragraphs.map(
  (text) => markup`<p class="ink" style="margin:16px 0 0;${ink}">${text}</p>
`,
)}${when(note, noteBox)}<table role="presentation" class="paper line" width="100%" cellpadding="0" cellspacing="0" style="margin:28px 0 0;${ticket}">
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
${when(
  link,
  ({
    address,
    label,
  }) => markup`<p style="margin:28px 0 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;background:${accent.light.fill};color:${onAccent};border-radius:8px;text-decoration:none">${label}</a></p>
`,
)}${when(
  closing,
  (
    text,
  ) => markup`<p class="muted" style="margin:28px 0 0;${muted};font-size:14px">${inLines(text.split('\n'))}</p>
`,
)}</td></tr>
</table>
<p class="muted" style="margin:16px 0 0;${muted};${sans};font-size:13px">${content.sender}</p>
</td></tr>
${content.durable.map(
  ({ title, html }) => markup`<tr><td align="center" style="padding:0 12px 24px">
<div class="ink line" style="max-width:560px;padding:16px 0 0;text-align:left;${line};${ink};${sans};font-size:14px;line-height:1.5">
<h2 style="margin:0;${serif};font-size:18px">${title}</h2>
${html}</div>
</td></tr>
`,
)}</table>
</body>
</html>
`;
}

/** A mail's content as HTML: one column, no images but the shop's covers, light or dark as the reader's device is. */
export function mailHtml(content: MailContent): string {
  return pageOf(content).text;
}
