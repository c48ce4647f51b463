import { useQuery } from '@tanstack/react-query'
import { nameOf } from '@wasl/domain/locale'
import { CheckboxGroup } from '@wasl/ui/fields/choices/CheckboxGroup'
import { RadioCards } from '@wasl/ui/fields/choices/RadioCards'
import { useLocale } from '../../../i18n/language.tsx'
import { placesQuery } from './people.queries.ts'
import { usePeopleText } from './people.text.ts'

type Props = {
  /** Null: all of them. */
  places: readonly string[] | null
  before: readonly string[] | null
  problem: string | undefined
  onChange: (places: string[] | null) => void
}

/** commerce.md D53: whose orders somebody sees. A merchant without stores and branches is not asked. */
export function UserPlaces({ places, before, problem, onChange }: Props) {
  const t = usePeopleText()
  const locale = useLocale()
  const known = useQuery(placesQuery).data?.results ?? []
  // A place that is gone stays until it is taken away.
  const gone = (places ?? []).filter((place) => !known.some(({ id }) => id === place))
  if (known.length + gone.length === 0) return null
  const choices = [
    ...known.map((place) => ({ value: place.id, label: <bdi>{nameOf(place, locale)}</bdi> })),
    ...gone.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> })),
  ]
  return (
    <>
      <RadioCards
        label={t('administration.user.places')}
        hint={t('administration.user.placesHint')}
        look="chips"
        choices={(['all', 'some'] as const).map((value) => ({
          value,
          label: t(`administration.user.places.${value}`),
        }))}
        value={places === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [...(before ?? [])])}
        {...(places === null && { problem })}
      />
      {places !== null && (
        <CheckboxGroup
          label={t('administration.user.placesOf')}
          choices={choices}
          values={places}
          onChange={onChange}
          problem={problem}
        />
      )}
    </>
  )
}
