import type { OpenedLink } from '@wasl/contracts/web/pay/link.contract'
import type { Locale } from '@wasl/domain/locale'
import type { LinkForm, PageData } from '../../base/page-data.ts'
import { unit } from '../pay.fixtures.ts'

const open: OpenedLink = {
  id: 'LINK-1',
  state: 'open',
  message: null,
  amount: { amount: '12.500', currency: 'KWD' },
  delivery: null,
  editable: null,
  description: { en: 'Coffee tasting, one seat', ar: 'تذوّق القهوة، مقعد واحد' },
  asks: ['name', 'email', 'phone'],
  country: 'KW',
  unit,
  header: { languageButton: true, social: 'footer' },
}

type LinkPageData = Extract<PageData, { kind: 'link' }>

export const linkPage = (changes: Partial<OpenedLink> = {}, form: Partial<LinkForm> = {}): LinkPageData => ({
  kind: 'link',
  linkId: 'LINK-1',
  load: { kind: 'link', link: { ...open, ...changes } },
  form: { key: 'key-of-a-story', typed: {}, problem: null, ...form },
})

export const missingLink = (): LinkPageData => ({ ...linkPage(), load: { kind: 'notFound' } })

const words = {
  en: ['This field is required', 'Enter valid email address'],
  ar: ['هذا الحقل مطلوب', 'أدخل بريدًا إلكترونيًا صحيحًا'],
} as const

/** As a refused press of the plain form comes back. */
export function refusedLink(locale: Locale): Partial<LinkForm> {
  const [name, email] = words[locale]
  return {
    typed: { email: 'noura@', phone: '5001 2345' },
    problem: {
      code: 'invalid',
      message: name,
      fieldErrors: { name: [name], email: [email] },
      requestId: 'story',
    },
  }
}
