import { useId, useState, type MouseEvent, type ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { MenuIcon } from '../icons/MenuIcon.tsx'
import { XIcon } from '../icons/XIcon.tsx'
import { SkipLink } from '../layout/SkipLink.tsx'
import { ModalFrame } from '../overlays/ModalFrame.tsx'
import css from './AppShell.module.css'

type Props = {
  /** MerchantHead, SideNavigation and what stands at its foot. On phones it is drawn in a drawer, unfolded. */
  side: (isFolded: boolean) => ReactNode
  isFolded: boolean
  bar: {
    /** The merchant's mark, only drawn where the side is not. */
    brand: ReactNode
    /** SearchButton. */
    search: ReactNode
    /** LanguageSwitch and links; on phones at the foot of the drawer. */
    tools: ReactNode
    /** CountedButton, UserMenu: always in view. */
    end: ReactNode
  }
  words: { skip: string; menu: string; close: string }
  /** Under the bar and in view however far the page is scrolled. */
  notice?: ReactNode
  children: ReactNode
}

/** The frame of the dashboard: navigation at the start side, a bar on top, the page beside it. */
export function AppShell({ side, isFolded, bar, words, notice, children }: Props) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)
  const close = () => setIsDrawerOpen(false)
  return (
    <div className={css.shell} data-folded={isFolded ? '' : undefined}>
      <SkipLink label={words.skip} />
      <aside aria-label={words.menu} className={css.side} data-box="side" data-print="hide">
        {side(isFolded)}
      </aside>
      <div className={css.column}>
        <header className={css.top} data-box="top" data-print="hide">
          <span className={css.narrow}>
            <IconButton
              label={words.menu}
              icon={<MenuIcon />}
              aria-haspopup="dialog"
              onClick={() => setIsDrawerOpen(true)}
            />
            {bar.brand}
          </span>
          <div className={css.search}>{bar.search}</div>
          <div className={css.tools}>{bar.tools}</div>
          {bar.end}
        </header>
        {notice && <div className={css.notice}>{notice}</div>}
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {isDrawerOpen && (
        <Drawer words={words} onClose={close} tools={bar.tools}>
          {side(false)}
        </Drawer>
      )}
    </div>
  )
}

type DrawerProps = Pick<Props, 'words' | 'children'> & { tools: ReactNode; onClose: () => void }

/** Going to a page closes it. */
function Drawer({ words, tools, children, onClose }: DrawerProps) {
  const titleId = useId()
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]')) onClose()
  }
  return (
    <ModalFrame kind="drawer" labelledBy={titleId} onClose={onClose}>
      <div className={css.drawerHead}>
        <h2 id={titleId} tabIndex={-1}>
          {words.menu}
        </h2>
        <IconButton label={words.close} icon={<XIcon />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are pressed by key */}
      <div className={css.drawerBody} onClick={leave}>
        {children}
        <div className={css.drawerTools}>{tools}</div>
      </div>
    </ModalFrame>
  )
}
