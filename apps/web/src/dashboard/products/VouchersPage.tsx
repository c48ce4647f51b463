import { useQuery } from '@tanstack/react-query'
import { voucherList, voucherStates } from '@wasl/contracts/lists/vouchers'
import type {
  ManagedVoucher,
  VoucherPage,
  VoucherWish,
} from '@wasl/contracts/web/dashboard/products.contract'
import { nameOf } from '@wasl/domain/locale'
import { StatTile } from '@wasl/ui/data/StatTile'
import { SearchField } from '@wasl/ui/fields/SearchField'
import { Tabs } from '@wasl/ui/navigation/Tabs'
import type { ReactNode } from 'react'
import { staffClient } from '../../base/session/staff-client.ts'
import { PagesFoot } from '../../desk/list/PagesFoot.tsx'
import { useListEnd } from '../../desk/list/use-list-end.ts'
import { usePagedList } from '../../desk/list/usePagedList.ts'
import { bilingual, own, toggle, type OwnField } from '../../desk/resource/fields.tsx'
import { resource } from '../../desk/resource/resource.ts'
import { SectionHead } from '../../desk/SectionHead.tsx'
import { Amount } from '../../parts/Amount.tsx'
import { vouchersKey, vouchersQuery } from './products.queries.ts'
import { VoucherCells } from './VoucherCells.tsx'
import { VoucherDetails } from './VoucherDetails.tsx'
import { VoucherFields } from './VoucherFields.tsx'
import css from './Vouchers.module.css'
import { useVouchersText } from './vouchers.text.ts'

type Form = OwnField<VoucherWish, VoucherPage>

const empty: VoucherWish = {
  code: '',
  nameEn: '',
  nameAr: '',
  kind: 'percentage',
  amount: '',
  maxDiscount: '',
  minOrder: '',
  appliesTo: 'subtotal',
  plugins: [],
  categories: [],
  stores: [],
  products: [],
  startsAt: null,
  endsAt: null,
  weekdays: [],
  usageLimit: null,
  budget: '',
  perCustomerLimit: null,
  firstOrderOnly: false,
  active: true,
}

/** commerce.md D13: codes, what they take off, their limits, and who has used them. */
export const VouchersPage = resource({
  client: staffClient.products.vouchers,
  key: vouchersKey,
  prefix: 'shopVouchers',
  words: useVouchersText,
  name: ({ code }) => code,
  empty,
  fields: [
    own(['code'], (form: Form) => <VoucherFields part="code" {...form} />),
    bilingual('name', 120),
    own(['kind', 'amount', 'maxDiscount', 'minOrder', 'appliesTo'], (form: Form) => (
      <VoucherFields part="worth" {...form} />
    )),
    own(['plugins', 'categories', 'stores', 'products'], (form: Form) => (
      <VoucherFields part="where" {...form} />
    )),
    own(['startsAt', 'endsAt', 'weekdays'], (form: Form) => <VoucherFields part="when" {...form} />),
    own(['usageLimit', 'budget', 'perCustomerLimit', 'firstOrderOnly'], (form: Form) => (
      <VoucherFields part="limits" {...form} />
    )),
    toggle('active'),
  ],
  listed: useVouchers,
  draftOf: wishOf,
  copyOf: (voucher) => ({ ...wishOf(voucher), code: '' }),
  isFixed: ({ kind }) => kind === 'no_discount',
  mayRemove: ({ isUnused }) => isUnused,
  note: (voucher, { locale }) => nameOf(voucher, locale),
  columns: ({ t, page }) =>
    (['gives', 'used', 'until', 'state'] as const).map((id) => ({
      id,
      label: t(`shopVouchers.${id}`),
      cell: (voucher: ManagedVoucher) => (
        <VoucherCells of={id} voucher={voucher} currency={page.currencyCode} />
      ),
      width: widths[id],
      ...(id !== 'until' && { card: cardPlaces[id] }),
    })),
  Head: ({ actions }) => <Head actions={actions} />,
  Notice: ({ page }) => <Month page={page} />,
  Details: ({ row, page }) => <VoucherDetails voucher={row} currency={page.currencyCode} />,
})

const widths = { gives: 200, used: 200, until: 120, state: 150 } as const
const cardPlaces = { gives: 'note', used: 'note', state: 'badge' } as const

function Head({ actions }: { actions: ReactNode }) {
  const t = useVouchersText()
  return <SectionHead title={t('shopVouchers.title')} note={t('shopVouchers.note')} actions={actions} />
}

function wishOf(voucher: ManagedVoucher): VoucherWish {
  const typed = Object.fromEntries(Object.keys(empty).map((name) => [name, Reflect.get(voucher, name)]))
  // True: a voucher has all that its wish has. One without a discount is not changed here.
  return typed as VoucherWish
}

/** What vouchers have brought and cost since the first of the month. */
function Month({ page: { month, currencyCode: currency } }: { page: VoucherPage }) {
  const t = useVouchersText()
  const loadingLabel = t('shopVouchers.loading')
  return (
    <div className={css.tiles}>
      <StatTile label={t('shopVouchers.monthUsed')} value={month.orders} loadingLabel={loadingLabel} />
      <StatTile
        label={t('shopVouchers.monthGiven')}
        value={<Amount of={{ amount: month.given, currency }} />}
        loadingLabel={loadingLabel}
      />
      <StatTile
        label={t('shopVouchers.monthSold')}
        value={<Amount of={{ amount: month.sold, currency }} />}
        loadingLabel={loadingLabel}
      />
    </div>
  )
}

const tabs = ['all', ...voucherStates] as const

/** Searched, and narrowed by state. */
function useVouchers() {
  const t = useVouchersText()
  const { asked, go } = usePagedList(voucherList)
  const found = useQuery(vouchersQuery(asked))
  const { data } = found
  const { results = [], count = 0 } = data ?? {}
  const isBehindEnd = useListEnd({ ...asked, shown: results.length, count }, found)
  const { filters, q } = asked
  const countOf = (id: string) =>
    id === 'all' || id === 'active' ? data && { count: String(data.counts[id]) } : undefined
  const around = (table: ReactNode) => (
    <div className={css.around}>
      <SearchField
        label={t('shopVouchers.search')}
        placeholder={t('shopVouchers.searchHint')}
        clearLabel={t('shopVouchers.clear')}
        hasSlashKey
        start={q}
        onSearch={(text) => text !== q && go({ q: text, page: 1 })}
        isPending={found.isFetching && data !== undefined}
      />
      <Tabs
        label={t('shopVouchers.tabs')}
        moreLabel={t('shopVouchers.more')}
        tabs={tabs.map((id) => ({ id, label: t(`shopVouchers.tab.${id}`), ...countOf(id) }))}
        selected={filters.state ?? 'all'}
        onSelect={(id) => go({ filters: { state: voucherStates.find((one) => one === id) }, page: 1 })}
      >
        {table}
        {data && results.length > 0 && (
          <PagesFoot asked={asked} asOf={data.asOf} count={count} shown={results.length} onGo={go} />
        )}
      </Tabs>
    </div>
  )
  return {
    found: isBehindEnd ? { ...found, data: undefined, error: null } : found,
    around,
    isNarrowed: filters.state !== undefined || q !== '',
  }
}
