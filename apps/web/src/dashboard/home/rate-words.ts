import type { HomeText } from './home.text.ts'

type Tried = { tried: number; succeeded: number }

/** Of fewer attempts, or payments, a share says more than is known. */
const fewest = 10

export const isFew = ({ tried }: Tried): boolean => tried < fewest

/** "0 of 1" while they are few, then "87.3%". */
export const rateWords = ({ rate, ...of }: Tried & { rate: number }, t: HomeText): string =>
  isFew(of) ? t('home.ofTried', { n: of.succeeded, m: of.tried }) : t('home.percent', { value: String(rate) })
