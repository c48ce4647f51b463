import type { MouseEvent } from 'react'
import { MenuItem } from 'react-aria-components/Menu'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import css from './Menu.module.css'
import type { MenuAction } from './menu-groups.ts'

/** One action, read out with all its words. What cannot be done now stays reachable, so that its reason can be read. */
export function MenuEntry({ action }: { action: MenuAction }) {
  const { id, label, icon, shortcut, note, tone, href, onClick, opensNewTab, disabledReason } = action
  const link = { href, onClick, onClickCapture: letThrough, ...(opensNewTab ? newTab : {}) }
  const goes = href && !disabledReason ? link : {}
  const second = disabledReason ?? note
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={css.item}
      data-tone={tone}
      {...goes}
      {...(disabledReason ? { shouldCloseOnSelect: false } : {})}
      render={(item) =>
        'href' in item ? (
          <a {...item}>{item.children}</a>
        ) : (
          <div {...item} aria-disabled={disabledReason ? true : undefined} />
        )
      }
    >
      {({ isSelected }) => (
        <>
          {icon}
          <span className={css.words}>
            <span>{label}</span> {second && <span className={css.note}>{second}</span>}
          </span>{' '}
          {shortcut && (
            <kbd className={css.key} dir="ltr">
              {shortcut}
            </kbd>
          )}
          {isSelected && <CheckIcon size={16} />}
        </>
      )}
    </MenuItem>
  )
}

/** React Aria keeps every press to itself, but who follows the links of a page waits for their clicks at the document. */
function letThrough({ nativeEvent }: MouseEvent) {
  nativeEvent.stopPropagation = () => {}
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }
