import type { PublicPage } from '../../base/public-page.ts'
import { DetailsPage } from './DetailsPage.tsx'

export const page: PublicPage<'details'> = {
  component: () => DetailsPage,
  title: (text, { load }) => text(load.kind === 'notFound' ? 'details.notFound' : 'details.title'),
  words: () => ['details'],
  unit: ({ load }) => (load.kind === 'details' ? load.page.unit : null),
}
