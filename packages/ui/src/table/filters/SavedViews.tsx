import type { ReactNode } from 'react'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { usePlaces } from '../../navigation/use-places.ts'
import { Menu } from '../../overlays/menus/Menu.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'
import css from './SavedViews.module.css'
import { ToolButton } from './ToolButton.tsx'

export type SavedView = { id: string; label: string; count?: string }

type Props = {
  views: readonly SavedView[]
  selected: string
  /** The filters, columns or sorting differ from what the view remembers. */
  isChanged?: boolean
  words: {
    views: string
    more: string
    changed: string
    save: string
    saveAs: string
    /** "Save view", while nothing is changed. */
    keep: string
  }
  onSelect: (id: string) => void
  /** `over`: into the selected view. `blockedReason`: as many as can be kept. */
  save?: { over?: () => void; asNew: () => void; blockedReason?: string }
  /** Columns, density. */
  end?: ReactNode
}

/** Lists that a person keeps. Those that do not fit stand in a menu; the selected one never. */
export function SavedViews({ views, selected, isChanged, words, onSelect, save, end }: Props) {
  const chosen = views.findIndex(({ id }) => id === selected)
  const { row, ruler, places, isAhead } = usePlaces<HTMLElement>(views.length, chosen)
  const hidden = views.filter((_, place) => !places.includes(place))

  return (
    <div className={css.bar} data-box="views" data-print="hide">
      <nav ref={row} className={css.row} aria-label={words.views} data-ahead={isAhead || undefined}>
        <ul className={css.list}>
          {places.map((place) => {
            const view = views[place]
            const isCurrent = view?.id === selected
            return (
              view && (
                <li key={view.id}>
                  <button
                    type="button"
                    className={css.view}
                    aria-current={isCurrent ? 'true' : undefined}
                    onClick={() => onSelect(view.id)}
                  >
                    <ViewWords view={view} />
                    {isCurrent && isChanged && (
                      <>
                        <span className={css.dot} />
                        <VisuallyHidden>{words.changed}</VisuallyHidden>
                      </>
                    )}
                  </button>
                </li>
              )
            )
          })}
        </ul>
        {hidden.length > 0 && (
          <Menu
            trigger={
              <button type="button" className={css.view}>
                {words.more} <span className={css.count}>{hidden.length}</span>
                <ChevronDownIcon size={16} />
              </button>
            }
            label={words.more}
            groups={[
              { id: 'views', items: hidden.map(({ id, label, count }) => ({ id, label, shortcut: count })) },
            ]}
            align="end"
            onAction={onSelect}
          />
        )}
        <div ref={ruler} className={css.ruler} aria-hidden="true">
          {views.map((view) => (
            <span key={view.id} className={css.view}>
              <ViewWords view={view} />
            </span>
          ))}
          <span className={css.view}>
            {words.more} <span className={css.count}>{views.length}</span>
            <ChevronDownIcon size={16} />
          </span>
        </div>
      </nav>
      {(save ?? end) && (
        <div className={css.end}>
          {save && <SaveButtons save={save} words={words} isChanged={Boolean(isChanged)} />}
          {end}
        </div>
      )}
    </div>
  )
}

function ViewWords({ view }: { view: SavedView }) {
  return (
    <>
      <span className={css.label} title={view.label} data-truncate="">
        {view.label}
      </span>{' '}
      {view.count && <span className={css.count}>{view.count}</span>}
    </>
  )
}

type SaveProps = { save: NonNullable<Props['save']>; words: Props['words']; isChanged: boolean }

function SaveButtons({ save, words, isChanged }: SaveProps) {
  const asNew = (
    <ToolButton
      icon={<PlusIcon size={16} />}
      aria-disabled={save.blockedReason ? true : undefined}
      title={save.blockedReason ?? (isChanged ? undefined : words.keep)}
      onClick={() => {
        if (!save.blockedReason) save.asNew()
      }}
    >
      {isChanged ? words.saveAs : <span className={css.keep}>{words.keep}</span>}
      {save.blockedReason && <small className={css.reason}>{save.blockedReason}</small>}
    </ToolButton>
  )
  return (
    <>
      {isChanged && save.over && <ToolButton onClick={save.over}>{words.save}</ToolButton>}
      {asNew}
    </>
  )
}
