const atom = String.raw`[^\s@"<>,;:\\()[\].\u200c\u200d]+`
const shape = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`,
  'i',
)

/** One address, and nothing that could become a second one or a header (S1 §5). Whether it is read, writing to it tells. */
export const isEmail = (text: string): boolean => text.length <= 128 && shape.test(text)
