/** As the core writes what it has cleaned: these tags, directions, and links that leave without telling where from. */
const clean =
  /^<(?:\/?(p|br|b|i|u|strong|em|ul|ol|li|h3|h4|a|table|thead|tbody|tr|td|th|span|div)(?: ?\/)?|(span|div) dir="(?:ltr|rtl|auto)"|(a) href="(?:https:|mailto:)[^"<>]*" rel="noopener noreferrer nofollow")>$/i

/**
 * HTML of a merchant where it is shown beside a payment (decision 006 S8): a mark that is not clean is gone and its words
 * stay, and nothing it opens stays open or closes what is around it.
 */
export function shownHtml(html: string): string {
  const open: string[] = []
  const kept = html.replace(/<[^<>]*>?/g, (mark) => {
    const [, plain, directed, link] = clean.exec(mark) ?? []
    const tag = (plain ?? directed ?? link)?.toLowerCase()
    if (tag === undefined) return ''
    if (tag === 'br') return '<br />'
    if (!mark.startsWith('</')) {
      open.push(tag)
      return mark
    }
    if (open.at(-1) !== tag) return ''
    open.pop()
    return mark
  })
  return (
    kept +
    open
      .toReversed()
      .map((tag) => `</${tag}>`)
      .join('')
  )
}
