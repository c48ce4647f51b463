import { FilterChips } from '@wasl/ui/commerce/catalogue/FilterChips'
import { ListHead } from '@wasl/ui/commerce/catalogue/ListHead'
import { SortSelect } from '@wasl/ui/commerce/catalogue/SortSelect'
import type { ComponentProps } from 'react'
import { say } from '../ui/in-locale.ts'
import { stores } from './shop.fixtures.ts'

type Props = {
  context: Parameters<typeof say>[0]
  onSort?: ComponentProps<typeof SortSelect>['onSort']
}

/** The head of the catalogue: its departments and its order. */
export function SampleListHead({ context, onSort }: Props) {
  return (
    <ListHead title={say(context, 'Shop', 'المتجر')} count={say(context, '12 products', '12 منتجًا')}>
      <FilterChips
        label={say(context, 'Store', 'القسم')}
        current="all"
        chips={stores.map(({ key, en, ar, count }) => ({
          key,
          label: say(context, en, ar),
          count,
          href: `#${key}`,
        }))}
      />
      <SortSelect
        label={say(context, 'Sort by', 'الترتيب حسب')}
        name="sort"
        defaultValue="popular"
        orders={[
          { value: 'popular', label: say(context, 'Most ordered', 'الأكثر طلبًا') },
          { value: 'price', label: say(context, 'Lowest price', 'الأقل سعرًا') },
        ]}
        {...(onSort && { onSort })}
      />
    </ListHead>
  )
}
