import { useRef, type MouseEvent, type ReactNode } from 'react'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { EllipsisIcon } from '../icons/EllipsisIcon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import css from './Breadcrumbs.module.css'
import { crumbsInView } from './fitting.ts'
import { useRoom } from './use-room.ts'

export type Crumb = {
  id: string
  label: string
  href?: string
  onClick?: (event: MouseEvent) => void
  content?: ReactNode
}

type Props = {
  /** Names the way: "You are here". */
  label: string
  /** From the top. The last is the page itself. `content` draws the label, such as an id in <Ltr>. */
  crumbs: readonly Crumb[]
  /** Names the button of those that do not fit. */
  moreLabel: string
}

/** Under a finger, with its arrow. */
const moreWidth = 68
const gap = 0

/** In one line: what does not fit leaves from the middle into a menu. */
export function Breadcrumbs({ label, crumbs, moreLabel }: Props) {
  const row = useRef<HTMLElement>(null)
  const ruler = useRef<HTMLSpanElement>(null)
  const room = useRoom(row, ruler)
  const places = room ? crumbsInView({ ...room, moreWidth, gap }) : crumbs.map((_, place) => place)
  const shown = crumbs.filter((_, place) => places.includes(place))
  const hidden = crumbs.filter((_, place) => !places.includes(place))
  const [first, ...rest] = shown
  const last = crumbs.at(-1)

  return (
    <nav ref={row} className={css.way} aria-label={label} data-print="hide">
      <ol className={css.list} data-fitted={room ? '' : undefined}>
        {first && <Place crumb={first} isPage={first === last} />}
        {hidden.length > 0 && (
          <li className={css.crumb}>
            <Menu
              trigger={
                <button type="button" className={css.more} aria-label={moreLabel}>
                  <EllipsisIcon size={16} />
                </button>
              }
              label={moreLabel}
              groups={[{ id: 'hidden', items: hidden }]}
              onAction={() => {}}
            />
            <ChevronRightIcon size={16} />
          </li>
        )}
        {rest.map((crumb) => (
          <Place key={crumb.id} crumb={crumb} isPage={crumb === last} />
        ))}
      </ol>
      <span className={css.measured} aria-hidden="true">
        <span ref={ruler} className={css.ruler}>
          {crumbs.map(({ id, label: words, content }) => (
            <span key={id} className={css.crumb}>
              {content ?? words}
              <ChevronRightIcon size={16} />
            </span>
          ))}
        </span>
      </span>
    </nav>
  )
}

function Place({ crumb, isPage }: { crumb: Crumb; isPage: boolean }) {
  const words = crumb.content ?? crumb.label
  return (
    <li className={css.crumb}>
      {isPage || !crumb.href ? (
        <span aria-current={isPage ? 'page' : undefined}>{words}</span>
      ) : (
        <a href={crumb.href} onClick={crumb.onClick}>
          {words}
        </a>
      )}
      {!isPage && <ChevronRightIcon size={16} />}
    </li>
  )
}
