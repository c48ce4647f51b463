import { LanguageProvider } from '../../i18n/language.tsx'
import { PageContext, type RouterContext } from '../../base/page-context.tsx'
import { RefusedPage } from './RefusedPage.tsx'

/** Nothing in it is pressed but links: drawn by the server, and left as it is. */
export function RefusedRoot({ facts, messages }: RouterContext) {
  if (facts.page.kind !== 'refused') throw new Error('this is no refusal')
  return (
    <PageContext value={facts}>
      <LanguageProvider wanted={facts.locale} messages={messages}>
        <RefusedPage {...facts.page} />
      </LanguageProvider>
    </PageContext>
  )
}
