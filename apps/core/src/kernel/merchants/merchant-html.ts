import sanitizeHtml from 'sanitize-html'

const mostBytes = 20 * 1024

/**
 * Terms and disclaimers as they may be shown beside a payment (reliability D-15): these tags only, no style, class or id,
 * links that leave without telling where from. Cleaning twice changes nothing. Throws where there is more than 20 KiB.
 */
export function cleanHtml(html: string): string {
  if (Buffer.byteLength(html) > mostBytes) throw new RangeError('more than 20 KiB of HTML')
  const cleaned = settled(html)
  if (Buffer.byteLength(cleaned) > mostBytes) throw new RangeError('more than 20 KiB of HTML')
  return cleaned
}

/** Closing what was left open can leave something to tidy once more; what never settles keeps only its text. */
function settled(html: string): string {
  let before = html
  for (let pass = 0; pass < 10; pass += 1) {
    const after = clean(before)
    if (after === before) return after
    before = after
  }
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
}

const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: 'p br b i u strong em ul ol li h3 h4 a table tr td th span div'.split(' '),
    allowedAttributes: { a: ['href', 'rel'], span: ['dir'], div: ['dir'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: onlyOutwardLink, span: onlyDirection, div: onlyDirection },
  })

function onlyOutwardLink(tagName: string, { href }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  if (!href || !/^(https:|mailto:)/i.test(href)) return { tagName, attribs: {} }
  return { tagName, attribs: { href, rel: 'noopener noreferrer nofollow' } }
}

function onlyDirection(tagName: string, { dir }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: dir && /^(ltr|rtl|auto)$/.test(dir) ? { dir } : {} }
}
