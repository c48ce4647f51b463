import type { DetailsLoad } from '@wasl/contracts/web/pay/details.contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { loadClient } from '../../base/load-client.ts'
import { useShowNotice } from '../../base/notices.tsx'
import { usePageFacts } from '../../base/page-context.tsx'
import { useLocale } from '../../i18n/language.tsx'
import { useDetailsText } from './details.text.ts'
import type { WebClient } from '../../base/client.ts'

export type Details = { load: DetailsLoad; isLoading: boolean; ask: () => void }

/** The core writes the labels in the language of the request: a page that changes its language asks again. */
export function useDetails(first: DetailsLoad): Details {
  const t = useDetailsText()
  const show = useShowNotice()
  const locale = useLocale()
  const written = useRef(usePageFacts().locale)
  const [state, setState] = useState({ load: first, isLoading: false })
  const id = first.kind === 'details' ? first.page.transactionId : null

  const ask = useCallback(async () => {
    if (id === null) return
    setState(({ load }) => ({ load, isLoading: true }))
    const answer = await askDetails(loadClient, id)
    setState(({ load }) => ({ load: answer.load ?? load, isLoading: false }))
    if (answer.load === null) show({ tone: 'error', text: answer.message ?? t('details.unreachable') })
  }, [id, show, t])

  useEffect(() => {
    if (written.current === locale) return
    written.current = locale
    void ask()
  }, [locale, ask])

  return { ...state, ask }
}

/** Null with the server's words, or with none where nobody answered. */
type Asked = { load: DetailsLoad; message?: never } | { load: null; message: string | null }

async function askDetails(client: () => Promise<WebClient>, id: string): Promise<Asked> {
  try {
    const answer = await (await client()).details.page({ params: { id } })
    if (answer.status === 200 || answer.status === 404) return { load: answer.body }
    return { load: null, message: answer.body.message }
  } catch {
    return { load: null, message: null }
  }
}
