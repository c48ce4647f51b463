import { IconButton } from '@wasl/ui/actions/IconButton'
import { EllipsisIcon } from '@wasl/ui/icons/EllipsisIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import { SavedViews } from '@wasl/ui/table/filters/SavedViews'
import { useState, type ReactNode } from 'react'
import type { SavedViewWish } from '@wasl/contracts/lists/saved-view'
import { Refused } from '../../base/session/answer-of.ts'
import { useNotices } from '../../base/session/staff-notices.ts'
import { noticeOf, type NoticeWords } from '../notice-of.ts'
import { troubleOf } from '../trouble.ts'
import { useNoticeWords, useTell } from '../use-tell.ts'
import { mostViews, type ListView, type useSavedViews } from './useSavedViews.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'
import { useViewsText } from './views.text.ts'

type Props<View extends ListView> = {
  views: readonly View[]
  nameOf: (view: View) => string
  saved: ReturnType<typeof useSavedViews>
  selected: string
  isChanged: boolean
  /** How many rows the selected view has, "1,204". */
  count: string | undefined
  /** What a view would remember now. */
  now: Omit<SavedViewWish, 'name'>
  onSelect: (view: View) => void
  /** The list is now what the view remembers. */
  onSaved: (id: string) => void
  end: ReactNode
}

type Asking<View> = { kind: 'new' } | { kind: 'rename'; view: View }

/** TBL-03: the views that everybody has as tabs, then the user's own. */
export function ListViews<View extends ListView>(props: Props<View>) {
  const { views, nameOf, saved, selected, isChanged, count, now, onSelect, onSaved, end } = props
  const t = useViewsText()
  const notices = useNotices()
  const { add, change, remove } = saved
  const [asking, setAsking] = useState<Asking<View> | null>(null)
  const current = views.find(({ id }) => id === selected)
  const own = current?.name === null ? undefined : current
  const tell = useTell()
  const words = useNoticeWords()
  const mutation = asking?.kind === 'rename' ? change : add

  const save = (name: string) => {
    if (asking?.kind === 'rename') {
      change.mutate({ id: asking.view.id, wish: { name } }, { onSuccess: () => setAsking(null) })
      return
    }
    add.mutate(
      { name, ...now },
      {
        onSuccess: ({ id, name: kept }) => {
          setAsking(null)
          notices.success(t('views.saved', { name: kept }))
          onSaved(id)
        },
      },
    )
  }
  const forget = (view: View) => {
    const [all] = views
    remove.mutate(view.id, {
      onSuccess: () => {
        notices.success(t('views.deleted', { name: nameOf(view) }))
        // Its menu disappears with it. Do not take the focus from elsewhere.
        const box = document.querySelector('[data-box="views"]')
        const { activeElement, body } = document
        if (activeElement === body || box?.contains(activeElement))
          box?.querySelector<HTMLElement>('button')?.focus()
        if (all) onSelect(all)
      },
      onError: (error) => tell({ error }),
    })
  }

  return (
    <>
      <SavedViews
        views={views.map((view) => ({
          id: view.id,
          label: nameOf(view),
          ...(view.id === selected && count && !isChanged && { count }),
        }))}
        selected={current ? selected : 'all'}
        isChanged={isChanged}
        words={{
          views: t('views.all'),
          more: t('views.more'),
          changed: t('views.changed'),
          save: t('views.save'),
          saveAs: t('views.saveAs'),
          keep: t('views.keep'),
        }}
        onSelect={(id) => {
          const view = views.find((one) => one.id === id)
          if (view) onSelect(view)
        }}
        save={{
          ...(own && {
            over: () =>
              change.mutate(
                { id: own.id, wish: now },
                { onSuccess: () => onSaved(own.id), onError: (error) => tell({ error }) },
              ),
          }),
          asNew: () => setAsking({ kind: 'new' }),
          ...(saved.saved.length >= mostViews && { blockedReason: t('views.limit') }),
        }}
        end={
          <>
            {own && (
              <Menu
                trigger={
                  <IconButton
                    label={t('views.menu', { name: nameOf(own) })}
                    icon={<EllipsisIcon size={16} />}
                  />
                }
                label={t('views.menu', { name: nameOf(own) })}
                groups={[
                  {
                    id: 'view',
                    items: [
                      { id: 'rename', label: t('views.rename'), icon: <PencilIcon size={16} /> },
                      {
                        id: 'delete',
                        label: t('views.delete'),
                        icon: <Trash2Icon size={16} />,
                        tone: 'danger',
                      },
                    ],
                  },
                ]}
                align="end"
                onAction={(id) => (id === 'rename' ? setAsking({ kind: 'rename', view: own }) : forget(own))}
              />
            )}
            {end}
          </>
        }
      />
      {asking && (
        <ViewNameDialog
          title={t(asking.kind === 'rename' ? 'views.rename' : 'views.keep')}
          start={asking.kind === 'rename' ? (asking.view.name ?? '') : ''}
          problem={problemOf(mutation.error, words)}
          isSaving={mutation.isPending}
          onSave={save}
          onClose={() => {
            mutation.reset()
            setAsking(null)
          }}
        />
      )}
    </>
  )
}

/** Why the view was not saved, shown at its name, which stays. */
function problemOf(error: Error | null, words: NoticeWords): string | null {
  if (error instanceof Refused) return troubleOf(error, '').fields['name'] ?? error.message
  return error && (noticeOf({ error }, words)?.text ?? null)
}
