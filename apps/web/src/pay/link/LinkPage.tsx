import { useDocumentTitle } from '../../parts/useDocumentTitle.ts'
import type { PageData } from '../../base/page-data.ts'
import { LinkClosed } from './LinkClosed.tsx'
import { LinkForm } from './LinkForm.tsx'
import { LinkMissing } from './LinkMissing.tsx'
import { useLinkText } from './link.text.ts'

type Props = { of: Extract<PageData, { kind: 'link' }> }

/** Payments B1: one address, many payers. Each gets a request of their own, and pays that. */
export function LinkPage({ of: { load, form } }: Props) {
  const t = useLinkText()
  useDocumentTitle(t(load.kind === 'notFound' ? 'link.notFound' : 'link.title'))
  if (load.kind === 'notFound') return <LinkMissing />
  const { link } = load
  return link.state === 'open' ? (
    <LinkForm link={link} form={form} />
  ) : (
    <LinkClosed link={link} state={link.state} />
  )
}
