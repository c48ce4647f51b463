import { directionOf, type Locale } from '@wasl/domain/locale'
import { escapeHtml, filledHtml, type Values } from './template.domain.ts'

export type MailParts = {
  locale: Locale
  brand: string
  title: string
  /** A template: paragraphs between empty lines. */
  body: string
  /** A person's own text, unchanged, line by line. */
  quote?: string
  values: Values
  facts: readonly { label: string; value: string }[]
  button: { label: string; url: string; hint: string } | null
  footer: string
}

/**
 * A mail as mail programs draw it: tables and styles at their elements, no script, no picture from elsewhere. The
 * direction is set on the first element of the body too, because some programs drop `<html>`.
 */
export function mailHtml({
  locale,
  brand,
  title,
  body,
  quote,
  values,
  facts,
  button,
  footer,
}: MailParts): string {
  const direction = directionOf(locale)
  const fill = /^#[0-9a-f]{6}$/i.test(brand) ? brand.toLowerCase() : '#2a3577'
  const on = readableOn(fill)
  const paragraphs = body
    .split(/\n{2,}/)
    .map((part) => `<p style="${styles.text}">${filledHtml(part, values).replaceAll('\n', '<br>')}</p>`)
  return `<!doctype html>
<html lang="${locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="${styles.page}">
<div lang="${locale}" dir="${direction}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${styles.sheet}">
<tr><td style="${styles.head};background:${fill};color:${on}"><bdi>${escapeHtml(values.merchant)}</bdi></td></tr>
<tr><td style="${styles.card}">
<h1 style="${styles.title}">${titleHtml(title)}</h1>
${paragraphs.join('\n')}
${quote === undefined ? '' : `<blockquote dir="auto" style="${styles.quote}">${escapeHtml(quote).replaceAll('\n', '<br>')}</blockquote>`}
${factsTable(facts)}
${button ? buttonHtml(button, { fill, on }) : ''}
</td></tr>
<tr><td style="${styles.foot}">${filledHtml(footer, values)}</td></tr>
</table>
</div>
</body>
</html>
`
}

const font = "font-family:'Segoe UI',Tahoma,Arial,sans-serif"
const styles = {
  page: 'margin:0;padding:0;background:#f4f5f7',
  sheet: `max-width:560px;margin:0 auto;padding:24px 12px;${font}`,
  head: `padding:18px 24px;border-radius:12px 12px 0 0;font-size:18px;line-height:1.5;font-weight:600;${font}`,
  card: `padding:24px;background:#ffffff;color:#111418;border-radius:0 0 12px 12px;${font}`,
  title: `margin:0 0 12px;font-size:22px;line-height:1.4;font-weight:600;color:#111418;${font}`,
  text: `margin:0 0 16px;font-size:16px;line-height:1.7;color:#111418;${font}`,
  quote: `margin:0 0 20px;padding:12px 16px;background:#f4f5f7;border-radius:8px;font-size:16px;line-height:1.7;color:#111418;${font}`,
  facts: 'margin:0 0 20px;border-width:1px 0 0;border-style:solid;border-color:#dfe2e6',
  label: `padding:10px 0;font-size:14px;line-height:1.6;color:#484d56;border-width:0 0 1px;border-style:solid;border-color:#dfe2e6;${font}`,
  value: `padding:10px 0;font-size:14px;line-height:1.6;font-weight:600;color:#111418;border-width:0 0 1px;border-style:solid;border-color:#dfe2e6;${font}`,
  button: `display:inline-block;padding:14px 24px;border-radius:8px;font-size:16px;line-height:1.5;font-weight:600;text-decoration:none;${font}`,
  hint: `margin:20px 0 0;font-size:13px;line-height:1.7;color:#484d56;word-break:break-all;${font}`,
  foot: `padding:16px 24px;font-size:13px;line-height:1.7;color:#484d56;${font}`,
}

/** A subject is plain text; its isolates become elements here. */
const titleHtml = (title: string): string =>
  escapeHtml(title).replaceAll('\u2068', '<bdi>').replaceAll('\u2069', '</bdi>')

function factsTable(facts: MailParts['facts']): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="start" style="${styles.label};font-weight:400;text-align:start">${escapeHtml(label)}</th><td style="${styles.value};text-align:end"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="${styles.facts}">${rows.join('')}</table>`
}

function buttonHtml(
  { label, url, hint }: NonNullable<MailParts['button']>,
  { fill, on }: { fill: string; on: string },
): string {
  const address = escapeHtml(url)
  return `<p style="margin:0"><a href="${address}" style="${styles.button};background:${fill};color:${on}">${escapeHtml(label)}</a></p>
<p style="${styles.hint}">${escapeHtml(hint)}<br><a href="${address}" dir="ltr" style="color:#0b57d0">${address}</a></p>`
}

/** White where it reads at 4.5:1, else ink, as on the pay page. */
export function readableOn(fill: string): '#ffffff' | '#111418' {
  const channel = (at: number) => {
    const share = Number.parseInt(fill.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const luminance = 0.212_6 * channel(1) + 0.715_2 * channel(3) + 0.072_2 * channel(5)
  return 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#111418'
}
