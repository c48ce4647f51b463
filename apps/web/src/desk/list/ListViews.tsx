import { IconButton } from '@wasl/ui/actions/IconButton'
import { EllipsisIcon } from '@wasl/ui/icons/EllipsisIcon'
import { PencilIcon } from '@wasl/ui/icons/PencilIcon'
import { Trash2Icon } from '@wasl/ui/icons/Trash2Icon'
import { Menu } from '@wasl/ui/overlays/menus/Menu'
import { SavedViews } from '@wasl/ui/table/filters/SavedViews'
import { useState, type ReactNode } from 'react'
import { Refused } from '../../../../base/session/answer-of.ts'
import { noticeOf, type NoticeWords } from '../../../../desk/notice-of.ts'
import { troubleOf } from '../../../../desk/trouble.ts'
import { useNotices } from '../../../../base/session/staff-notices.ts'
import { useNoticeWords, useTell } from '../../../../desk/use-tell.ts'
import type { SavedViewWish } from '@wasl/contracts/lists/saved-view'
import { mostViews, viewName, type ListView } from './list-views.ts'
import { useListText } from '../list.text.ts'
import type { ViewsOfList } from '../useListViews.ts'
import { ViewNameDialog } from './ViewNameDialog.tsx'

type Props = {
  saved: ViewsOfList
  selected: string
  isChanged: boolean
  /** How many rows the selected view has, "1,204". */
  count: string | undefined
  /** What a view would remember now. */
  now: Omit<SavedViewWish, 'name'>
  onSelect: (view: ListView) => void
  /** It now is what the view remembers. */
  onSaved: (id: string) => void
  end: ReactNode
}

type Asking = { kind: 'new' } | { kind: 'rename'; view: ListView }

/** TBL-03: the lists everybody has as tabs, then those the user keeps. */
export function ListViews({ saved, selected, isChanged, count, now, onSelect, onSaved, end }: Props) {
  const t = useListText()
  const notices = useNotices()
  const { views, savedCount, add, change, remove } = saved
  const [asking, setAsking] = useState<Asking | null>(null)
  const current = views.find(({ id }) => id === selected)
  const own = current?.name === null ? undefined : current
  const nameOf = (view: ListView) => viewName(view, t)
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
          notices.success(t('list.viewSaved', { name: kept }))
          onSaved(id)
        },
      },
    )
  }
  const forget = (view: ListView) => {
    const [all] = views
    remove.mutate(view.id, {
      onSuccess: () => {
        notices.success(t('list.viewDeleted', { name: nameOf(view) }))
        // Its menu leaves with it; whoever is elsewhere by now stays there.
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
          views: t('list.views'),
          more: t('list.moreViews'),
          changed: t('list.viewChanged'),
          save: t('list.viewSave'),
          saveAs: t('list.viewSaveAs'),
          keep: t('list.viewKeep'),
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
          ...(savedCount >= mostViews && { blockedReason: t('list.viewLimit') }),
        }}
        end={
          <>
            {own && (
              <Menu
                trigger={
                  <IconButton
                    label={t('list.viewMenu', { name: nameOf(own) })}
                    icon={<EllipsisIcon size={16} />}
                  />
                }
                label={t('list.viewMenu', { name: nameOf(own) })}
                groups={[
                  {
                    id: 'view',
                    items: [
                      { id: 'rename', label: t('list.viewRename'), icon: <PencilIcon size={16} /> },
                      {
                        id: 'delete',
                        label: t('list.viewDelete'),
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
          title={t(asking.kind === 'rename' ? 'list.viewRename' : 'list.viewKeep')}
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

/** Whatever keeps the view from being saved is told at its name, which stays. */
function problemOf(error: Error | null, words: NoticeWords): string | null {
  if (error instanceof Refused) return troubleOf(error, '').fields['name'] ?? error.message
  return error && (noticeOf({ error }, words)?.text ?? null)
}
