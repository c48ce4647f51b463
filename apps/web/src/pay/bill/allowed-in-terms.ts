/**
 * reliability D-15: the core sanitises at writing, the browser at rendering, both to this list. DOMPurify measures every
 * value by the pattern of addresses but those of the attributes it is told are none.
 */
export const allowedInTerms = {
  ALLOWED_TAGS: 'p br b i u strong em ul ol li h3 h4 a table thead tbody tr td th span div'.split(' '),
  ALLOWED_ATTR: ['href', 'dir', 'rel'],
  ADD_URI_SAFE_ATTR: ['dir', 'rel'],
  ALLOWED_URI_REGEXP: /^(https|mailto):/i,
}
