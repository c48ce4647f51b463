import type { PublicPage } from '../../base/public-page.ts'
import { CollectPage } from './CollectPage.tsx'

export const page: PublicPage<'collect'> = {
  component: () => CollectPage,
  title: (text) => text('collect.title'),
  words: () => ['collect', 'phone'],
  unit: ({ counter }) => counter.unit,
}
