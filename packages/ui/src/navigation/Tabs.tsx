import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import { Menu } from '../overlays/menus/Menu.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import css from './Tabs.module.css'
import { usePlaces } from './use-places.ts'

export type TabItem = {
  id: string
  label: string
  /** "1,204": quiet, after the label. */
  count?: string
  /** "2": something waits there. `badgeLabel` says what: "2 new". */
  badge?: string
  badgeLabel?: string
}

type Props = {
  label: string
  tabs: readonly TabItem[]
  selected: string
  onSelect: (id: string) => void
  /** Of the menu with the tabs that do not fit: "More". */
  moreLabel: string
  /** What the selected tab shows. */
  children: ReactNode
  /** After the tabs, such as "Save view". */
  end?: ReactNode
}

/** In one line: what does not fit stands in a menu at the end, never the selected tab. */
export function Tabs({ label, tabs, selected, onSelect, moreLabel, children, end }: Props) {
  const chosen = tabs.findIndex(({ id }) => id === selected)
  const { row, ruler, places, isAhead } = usePlaces<HTMLDivElement>(tabs.length, chosen)
  const hidden = tabs.filter((_, place) => !places.includes(place))

  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className={css.bar}>
        <div ref={row} className={css.row} data-ahead={isAhead || undefined}>
          <TabList aria-label={label} className={css.list}>
            {places.map((place) => {
              const tab = tabs[place]
              return (
                tab && (
                  <Tab key={tab.id} id={tab.id} className={css.tab}>
                    <TabWords tab={tab} />
                  </Tab>
                )
              )
            })}
          </TabList>
          {hidden.length > 0 && (
            <Menu
              trigger={
                <button type="button" className={css.more}>
                  {moreLabel} <ChevronDownIcon size={16} />
                </button>
              }
              label={moreLabel}
              groups={[
                {
                  id: 'hidden',
                  items: hidden.map(({ id, label: words, count }) => ({ id, label: words, note: count })),
                },
              ]}
              align="end"
              onAction={onSelect}
            />
          )}
          <div className={css.measured} aria-hidden="true">
            <div ref={ruler} className={css.ruler}>
              {tabs.map((tab) => (
                <span key={tab.id} className={css.tab}>
                  <TabWords tab={tab} />
                </span>
              ))}
              <span className={css.more}>
                {moreLabel} <ChevronDownIcon size={16} />
              </span>
            </div>
          </div>
        </div>
        {end && <div className={css.end}>{end}</div>}
      </div>
      <TabPanel key={selected} id={selected} className={css.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  )
}

function TabWords({ tab }: { tab: TabItem }) {
  return (
    <>
      <span>{tab.label}</span> {tab.count && <span className={css.count}>{tab.count}</span>}
      {tab.badge && (
        <>
          <span className={css.badge} aria-hidden="true">
            {tab.badge}
          </span>
          <VisuallyHidden> {tab.badgeLabel}</VisuallyHidden>
        </>
      )}
    </>
  )
}
