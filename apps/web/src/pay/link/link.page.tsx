import type { PublicPage } from '../../base/public-page.ts'
import { LinkPage } from './LinkPage.tsx'

export const page: PublicPage<'link'> = {
  component: () => LinkPage,
  title: (text, { load }) => text(load.kind === 'notFound' ? 'link.notFound' : 'link.title'),
  words: () => ['link', 'phone'],
  unit: ({ load }) => (load.kind === 'link' ? load.link.unit : null),
  preview: ({ load }) =>
    load.kind === 'link' ? { purpose: load.link.description, amount: load.link.amount } : null,
}
