import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Collection, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { describedBy, type FieldWords } from '../field-words.ts'
import { FieldFrame } from '../FieldFrame.tsx'
import frame from '../FieldFrame.module.css'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx'
import css from './ComboBox.module.css'
import { matchesText } from './match-text.ts'
import options from './Options.module.css'

export type ComboBoxItem = {
  id: string
  label: string
  /** Its name in the other language and common spellings: what is typed may be any of them. */
  otherNames?: readonly string[]
  note?: string
}

export type ComboBoxGroup = { id: string; label: string; items: ComboBoxItem[] }

type Props = FieldWords & {
  id?: string
  name?: string
  groups: ComboBoxGroup[]
  value: string | null
  onChange: (id: string | null) => void
  placeholder?: string
  /** Of the button that shows all: "Show all areas". */
  openLabel: string
  /** Shown when nothing matches: "No area of this name. We deliver to 43 areas." */
  nothingFound: string
  isReadOnly?: boolean
  /** Why it cannot be changed now; shown as the hint. */
  disabledReason?: string
}

/** Choose by typing, in either language and any usual spelling. */
export function ComboBox({
  groups,
  value,
  onChange,
  placeholder,
  openLabel,
  nothingFound,
  isReadOnly,
  disabledReason,
  name,
  ...props
}: Props) {
  const ownId = useId()
  const id = props.id ?? ownId
  const words = { ...props, hint: disabledReason ?? props.hint }
  const [typed, setTyped] = useState<string | null>(null)
  const chosen = groups.flatMap(({ items }) => items).find((item) => item.id === value)
  const shown = typed === null ? groups : groupsMatching(groups, typed)
  return (
    <FieldFrame {...words} id={id}>
      <AriaComboBox
        name={name}
        items={shown}
        inputValue={typed ?? chosen?.label ?? ''}
        value={value}
        onChange={(key) => {
          setTyped(null)
          onChange(key === null ? null : String(key))
        }}
        onOpenChange={(isOpen) => {
          if (!isOpen) setTyped(null)
        }}
        onBlur={() => setTyped(null)}
        allowsEmptyCollection
        menuTrigger="focus"
        isReadOnly={isReadOnly}
        isDisabled={Boolean(disabledReason)}
        isInvalid={Boolean(props.problem)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, words)}
      >
        <Group className={frame.box}>
          {/* React Aria would clear the text of a choice that its own filter hides: only typing counts. */}
          <Input
            id={id}
            dir="auto"
            placeholder={placeholder}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button className={css.open} aria-label={openLabel}>
            <ChevronDownIcon />
          </Button>
        </Group>
        <Popover className={options.popover} offset={4}>
          <ListBox
            className={options.list}
            items={shown}
            renderEmptyState={() => <p className={options.empty}>{nothingFound}</p>}
          >
            {(group: ComboBoxGroup) => (
              <ListBoxSection id={group.id}>
                <Header className={options.heading}>{group.label}</Header>
                <Collection items={group.items}>{option}</Collection>
              </ListBoxSection>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </FieldFrame>
  )
}

/** React Aria's own filter breaks on sections (react-spectrum 9405) and knows one name for each. */
const groupsMatching = (groups: readonly ComboBoxGroup[], typed: string): ComboBoxGroup[] =>
  groups.flatMap((group) => {
    const items = group.items.filter((item) => matchesText([item.label, ...(item.otherNames ?? [])], typed))
    return items.length > 0 ? { ...group, items } : []
  })

const option = ({ id, label, note }: ComboBoxItem) => (
  <ListBoxItem id={id} textValue={label} className={options.option}>
    <span className={options.words}>
      <span>{label}</span>
      {note && <span className={options.note}>{note}</span>}
    </span>
    <span className={options.tick}>
      <CheckIcon size={16} />
    </span>
  </ListBoxItem>
)
