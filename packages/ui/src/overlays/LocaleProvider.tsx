import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Once around the page: what React Aria opens beside the page takes language and direction from here. `tag` is pinned. */
export function LocaleProvider({ tag, children }: { tag: string; children: ReactNode }) {
  return <I18nProvider locale={tag}>{children}</I18nProvider>
}
