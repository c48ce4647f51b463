const atom = String.raw`[^\s@"<>,;:\\()[\].\u200c\u200d]+`
const shape = new RegExp(
  String.raw`^(?=[^@]{1,64}@)${atom}(?:\.${atom})*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`,
  'i',
)

/** One address that cannot become a second one or a mail header (S1 §5). It does not check that the mailbox exists. */
export const isEmail = (text: string): boolean => text.length <= 128 && shape.test(text)
