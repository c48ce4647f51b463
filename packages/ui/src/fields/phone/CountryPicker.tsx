import { useId } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { Select, SelectValue } from 'react-aria-components/Select'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.tsx'
import { SearchIcon } from '../../icons/SearchIcon.tsx'
import { Ltr } from '../../text/Ltr.tsx'
import { usePortalContainer } from '../../overlays/portal-container.ts'
import { countriesNamed } from './countries-named.ts'
import css from './CountryPicker.module.css'
import { matchesText } from '@wasl/domain/match-text'
import options from '../choices/Options.module.css'
import type { DialledCountry } from './phone-numbers.ts'
import type { TypedPhone } from './typed-phone.ts'

type Props = {
  country: TypedPhone['country']
  countries: DialledCountry[]
  onChange: (country: TypedPhone['country']) => void
  onOpen: () => void
  isDisabled?: boolean
  words: { country: string; search: string; nothingFound: string }
}

/** "+965": opens the list of countries, found by name in both languages or by code. */
export function CountryPicker({ country, countries, onChange, onOpen, isDisabled, words }: Props) {
  const container = usePortalContainer()
  const searchId = useId()
  const { locale } = useLocale()
  const named = countriesNamed(countries, locale)
  const namesOf = new Map(named.map(({ label, names }) => [label, names]))
  const dial = countries.find((one) => one.country === country)?.dial ?? ''
  return (
    <Select
      aria-label={words.country}
      value={country}
      isDisabled={isDisabled}
      onChange={(key) => {
        const chosen = named.find((one) => one.country === key)
        if (chosen) onChange(chosen.country)
      }}
      onOpenChange={(isOpen) => {
        if (isOpen) onOpen()
      }}
    >
      <Button className={css.trigger}>
        <SelectValue>{() => `+${dial}`}</SelectValue>
        <ChevronDownIcon size={16} />
      </Button>
      <Popover
        {...container}
        className={`${options.popover} ${css.popover}`}
        offset={6}
        placement="bottom start"
      >
        <Autocomplete
          filter={(label, typed) => {
            const code = typed.trim().replace(/^(\+|00)/, '')
            return matchesText(namesOf.get(label) ?? [label], code)
          }}
        >
          <SearchField className={css.search} aria-label={words.search} autoFocus>
            <SearchIcon size={16} />
            <Input id={searchId} placeholder={words.search} />
          </SearchField>
          <ListBox
            className={options.list}
            items={named}
            renderEmptyState={() => <p className={options.empty}>{words.nothingFound}</p>}
          >
            {(one) => (
              <ListBoxItem
                id={one.country}
                textValue={one.label}
                className={options.option}
                data-last-preferred={one.isLastPreferred ? '' : undefined}
              >
                <span className={options.words}>{one.label}</span>
                <span className={options.note}>
                  <Ltr>+{one.dial}</Ltr>
                </span>
                <span className={options.tick}>
                  <CheckIcon size={16} />
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Popover>
    </Select>
  )
}
