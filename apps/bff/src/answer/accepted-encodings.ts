/** What a caller takes (RFC 9110 12.5.3): named, and not with a weight of nothing. */
export const acceptedEncodings = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)) ? [] : [name]
  })
