import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { usePortalContainer } from '../../overlays/portal-container.ts'
import css from './Options.module.css'
import type { SelectChoice } from './Select.tsx'

type Props = {
  /** Of the field: its label is `${id}-label`. */
  id: string
  name?: string
  choices: SelectChoice[]
  value: string | null
  onChange: (value: string) => void
  placeholder: string
  isDisabled: boolean
  isInvalid: boolean
  describedBy?: string
}

/** The list of <Select> where there is a mouse: arrows, first letters, Home and End. */
export function ListSelect({ id, choices, placeholder, onChange, describedBy, ...rest }: Props) {
  const container = usePortalContainer()
  return (
    <Select
      {...rest}
      placeholder={placeholder}
      aria-labelledby={`${id}-label`}
      onChange={(key) => onChange(String(key))}
      disabledKeys={choices.flatMap(({ value, isDisabled }) => (isDisabled ? value : []))}
    >
      <Button id={id} className={css.trigger} aria-describedby={describedBy}>
        <SelectValue className={css.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </Button>
      <Popover {...container} className={css.popover} offset={4}>
        <ListBox className={css.list} items={choices}>
          {(choice) => (
            <ListBoxItem id={choice.value} textValue={choice.label} className={css.option}>
              <span className={css.words}>
                <span>{choice.label}</span>
                {choice.note && <span className={css.note}>{choice.note}</span>}
              </span>
              <span className={css.tick}>
                <CheckIcon size={16} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  )
}
