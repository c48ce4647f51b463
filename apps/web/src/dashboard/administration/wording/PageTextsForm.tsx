import type { PageTexts, PageText } from '@wasl/contracts/web/dashboard/administration/page-texts.contract'
import { EmptyState } from '@wasl/ui/data/EmptyState'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Switch } from '@wasl/ui/fields/choices/Switch'
import { TextArea } from '@wasl/ui/fields/TextArea'
import { useState } from 'react'
import { useNotices } from '../../../base/session/staff-notices.ts'
import { staffClient } from '../../../base/session/staff-client.ts'
import css from '../../../desk/form/Area.module.css'
import { useAreaText } from '../../../desk/form/area.text.ts'
import { PageForm } from '../../../desk/form/PageForm.tsx'
import { useSaving } from '../../../desk/form/use-saving.ts'
import { useStoredDraft } from '../../../desk/form/use-stored-draft.ts'
import { pageTextsKey } from './page-texts.queries.ts'
import { useWordingText } from './wording.text.ts'

const mostShown = 40

export function PageTextsForm({ shown }: { shown: PageTexts }) {
  const t = useWordingText()
  const area = useAreaText()
  const notices = useNotices()
  const saving = useSaving(pageTextsKey)
  const [q, setQ] = useState('')
  const [onlyOwn, setOnlyOwn] = useState(false)
  const stored = Object.fromEntries(shown.texts.map(({ key, own }) => [key, own]))
  const { draft, keep, revision, isChanged, isBehind, saved, giveUp } = useStoredDraft({
    name: 'administration.page-texts',
    stored,
    revision: shown.revision,
  })
  const isWrong = (key: string) => saving.problemOf(key) !== undefined
  const found = textsFound(shown.texts, { q, onlyOwn, draft, isWrong })
  const results = t('wording.texts.found', { n: found.length })
  const save = async () => {
    const own = Object.fromEntries(
      Object.entries(draft).filter(([key, text]) => text !== (stored[key] ?? '')),
    )
    const answer = await saving.save(() =>
      staffClient.administration.pageTexts.change({ body: { own, revision } }),
    )
    if (answer === null) return
    saved()
    notices.success(area('area.saved'))
  }
  return (
    <>
      <p className={css.quiet}>{t('wording.texts.note')}</p>
      <SearchField
        label={t('wording.texts.search')}
        placeholder={t('wording.texts.searchHint')}
        clearLabel={t('wording.texts.clear')}
        onSearch={(text) => setQ(text.trim())}
        results={results}
        {...(q !== '' && { announcement: results })}
      />
      <Switch
        label={t('wording.texts.onlyOwn')}
        isOn={onlyOwn}
        savingLabel={area('area.saving')}
        onChange={setOnlyOwn}
      />
      <PageForm
        saving={saving}
        isChanged={isChanged}
        isBehind={isBehind}
        onSave={() => void save()}
        onDiscard={() => {
          giveUp()
          saving.clear()
        }}
      >
        {found.length === 0 ? (
          <EmptyState kind="no-results" title={t('wording.texts.nothing')}>
            {t('wording.texts.nothingText')}
          </EmptyState>
        ) : (
          <ul className={css.list} aria-label={t('wording.texts.search')} data-box="card">
            {found.slice(0, mostShown).map(({ key, english, arabic }) => (
              <li key={key} className={css.item}>
                <div className={css.told}>
                  <p className={css.name} lang="en" dir="ltr">
                    {english}
                  </p>
                  <p className={css.quiet} lang="ar" dir="rtl">
                    {arabic}
                  </p>
                  <TextArea
                    label={t('wording.texts.own')}
                    {...(/[{<]/.test(arabic) && { hint: t('wording.texts.places') })}
                    lang="ar"
                    dir="rtl"
                    rows={1}
                    maxLength={2_000}
                    value={draft[key] ?? ''}
                    onChange={({ currentTarget: { value } }) => keep((now) => ({ ...now, [key]: value }))}
                    problem={saving.problemOf(key)}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
        {found.length > mostShown && <p className={css.quiet}>{t('wording.texts.more', { n: mostShown })}</p>}
      </PageForm>
    </>
  )
}

type Asked = {
  q: string
  onlyOwn: boolean
  draft: Readonly<Record<string, string>>
  isWrong: (key: string) => boolean
}

/** What was refused stands first and is never hidden by a search: whoever saved has to see it. */
function textsFound(texts: readonly PageText[], { q, onlyOwn, draft, isWrong }: Asked): PageText[] {
  const wanted = q.toLowerCase()
  const isFound = ({ key, english, arabic, own }: PageText) => {
    const now = draft[key] ?? ''
    if (onlyOwn && now === '' && own === '') return false
    return [english, arabic, now].some((words) => words.toLowerCase().includes(wanted))
  }
  const wrong = texts.filter(({ key }) => isWrong(key))
  return [...wrong, ...texts.filter((text) => !wrong.includes(text) && isFound(text))]
}
