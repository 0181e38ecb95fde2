import { type Markup, markup } from '../platform/markup.ts';
import { type Accent, onAccent, ownAccent } from '../shared/shop/accent.ts';
import { accentOf } from '../shared/shop/accent-shades.ts';
import { spokenLanguage } from '../shared/words/words.ts';

// As in the web app's design.css. Inline styles are the light ones, since some programs ignore all others.
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
export const sans = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif';
export const serif = 'font-family:Georgia,serif';
export const ink = 'color:#241d18';
export const muted = 'color:#6a5c4e';
export const line = 'border-top:1px solid #e2d6c2';

/** A shop that chooses no colour gets the default. */
export const accentOfShop = ({ accentColor }: { accentColor?: string | undefined }): Accent =>
  accentColor ? accentOf(accentColor) : ownAccent;

interface MailFrame {
  subject: string;
  accent: Accent;
  /** Shown beside the subject. */
  preheader: string;
  shopName: string;
  heading: string;
  sender: string;
}

export function mailFrame(
  { subject, accent, preheader, shopName, heading, sender }: MailFrame,
  content: Markup,
  below: readonly Markup[] = [],
): Markup {
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
<p class="accent" style="margin:0;color:${accent.light.text};${serif};font-size:18px">${shopName}</p>
<h1 class="ink" style="margin:16px 0 0;${ink};${serif};font-size:26px;line-height:1.25">${heading}</h1>
${content}</td></tr>
</table>
<p class="muted" style="margin:16px 0 0;${muted};${sans};font-size:13px">${sender}</p>
</td></tr>
${below}</table>
</body>
</html>
`;
}

export function inLines(lines: readonly string[]): Markup {
  return markup`${lines.map((line, index) => (index === 0 ? markup`${line}` : markup`<br>${line}`))}`;
}

export const mailParagraph = (text: string): Markup =>
  markup`<p class="ink" style="margin:16px 0 0;${ink}">${text}</p>
`;

export const mailButton = (
  { label, address }: { label: string; address: string },
  { light }: Accent,
): Markup =>
  markup`<p style="margin:28px 0 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;background:${light.fill};color:${onAccent};border-radius:8px;text-decoration:none">${label}</a></p>
`;
