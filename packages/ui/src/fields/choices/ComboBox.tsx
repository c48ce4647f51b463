import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { describedBy, type FieldWords } from '../../inputs/field-words.ts'
import { FieldFrame } from '../../inputs/FieldFrame.tsx'
import frame from '../../inputs/FieldFrame.module.css'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { usePortalContainer } from '../../overlays/portal-container.ts'
import css from './ComboBox.module.css'
import { firstOfEachGroup, itemsOf, type ComboBoxGroup } from './combo-box-items.ts'
import { matchesText } from '@wasl/domain/match-text'
import options from './Options.module.css'

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
  const words = { ...props, hint: disabledReason || props.hint }
  const [typed, setTyped] = useState('')
  const items = itemsOf(groups)
  const heads = firstOfEachGroup(items, typed)
  const namesOf = new Map(items.map((item) => [item.label, item.names]))
  const container = usePortalContainer()
  return (
    <FieldFrame {...words} id={id}>
      <AriaComboBox
        name={name}
        defaultItems={items}
        defaultFilter={(label, text) => matchesText(namesOf.get(label) ?? [label], text)}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        onOpenChange={(isOpen, trigger) => {
          if (!isOpen || trigger !== 'input') setTyped('')
        }}
        allowsEmptyCollection
        menuTrigger="focus"
        isReadOnly={isReadOnly}
        isDisabled={Boolean(disabledReason)}
        isInvalid={Boolean(props.problem)}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(id, words)}
      >
        <Group className={frame.box}>
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
        <Popover {...container} className={options.popover} offset={4}>
          <ListBox
            className={options.list}
            items={items}
            dependencies={[heads]}
            renderEmptyState={() => <p className={options.empty}>{nothingFound}</p>}
          >
            {(item) => (
              <ListBoxItem
                textValue={item.label}
                aria-label={[item.label, item.note, item.group].filter(Boolean).join(', ')}
                className={options.option}
                data-group={heads.has(item.id) ? item.group : undefined}
              >
                <span className={options.words}>
                  <span>{item.label}</span>
                  {item.note && <span className={options.note}>{item.note}</span>}
                </span>
                <span className={options.tick}>
                  <CheckIcon size={16} />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </FieldFrame>
  )
}
