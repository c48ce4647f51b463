import type { Column } from '@wasl/contracts/web/dashboard/transactions/list-values.contract'
import type { useListText } from '../list.text.ts'

const names = ['id', 'state', 'amount', 'fee', 'gateway_name', 'customer_name', 'created'] as const

/** What the table is drawn with until the server has named its headers. */
export const startColumns = (t: ReturnType<typeof useListText>): Column[] =>
  names.map((name, order) => ({
    name,
    label: { en: t(`list.column.${name}`), ar: t(`list.column.${name}`) },
    isActive: true,
    order,
    isCustom: false,
  }))
