import type { PublicPage } from '../../base/public-page.ts'
import { CodePage } from './CodePage.tsx'

export const page: PublicPage<'code'> = {
  component: () => CodePage,
  title: (text, { load }) => text(load.kind === 'notFound' ? 'app.notFound.title' : 'code.title'),
  words: () => ['code', 'phone'],
}
