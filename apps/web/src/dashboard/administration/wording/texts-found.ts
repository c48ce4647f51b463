import type { PageText } from '@wasl/contracts/web/dashboard/administration/page-texts.contract'

type Asked = {
  q: string
  onlyOwn: boolean
  draft: Readonly<Record<string, string>>
  isWrong: (key: string) => boolean
}

/** What was refused stands first and is never hidden by a search: whoever saved has to see it. */
export function textsFound(texts: readonly PageText[], { q, onlyOwn, draft, isWrong }: Asked): PageText[] {
  const wanted = q.toLowerCase()
  const isFound = ({ key, english, arabic, own }: PageText) => {
    const now = draft[key] ?? ''
    if (onlyOwn && now === '' && own === '') return false
    return [english, arabic, now].some((words) => words.toLowerCase().includes(wanted))
  }
  const wrong = texts.filter(({ key }) => isWrong(key))
  return [...wrong, ...texts.filter((text) => !wrong.includes(text) && isFound(text))]
}
