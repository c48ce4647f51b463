import type { Localised } from '@wasl/domain/locale'
import { BanIcon } from '@wasl/ui/icons/BanIcon'
import { BanknoteIcon } from '@wasl/ui/icons/BanknoteIcon'
import { CircleCheckIcon } from '@wasl/ui/icons/CircleCheckIcon'
import { CircleDashedIcon } from '@wasl/ui/icons/CircleDashedIcon'
import { CircleXIcon } from '@wasl/ui/icons/CircleXIcon'
import { ClockAlertIcon } from '@wasl/ui/icons/ClockAlertIcon'
import { ClockIcon } from '@wasl/ui/icons/ClockIcon'
import { LockKeyholeIcon } from '@wasl/ui/icons/LockKeyholeIcon'
import { RotateCwIcon } from '@wasl/ui/icons/RotateCwIcon'
import { TriangleAlertIcon } from '@wasl/ui/icons/TriangleAlertIcon'
import { StatusBadge, type Tone } from '@wasl/ui/money/StatusBadge'
import type { ReactNode } from 'react'

export type SampleState =
  | 'created'
  | 'pending'
  | 'attempted'
  | 'paid'
  | 'authorized'
  | 'cod'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'invalid'

export type SampleRow = {
  id: string
  state: SampleState
  amount: string
  fee: string | null
  gateway: Localised | null
  customer: Localised
  created: string
  isNew?: boolean
  refunded?: { id: string; amount: string; left: string; by: string; at: string }
}

type StateLook = Localised & { tone: Tone; icon: ReactNode; isDashed?: boolean }

/** Words and marks of ux B1.5. */
export const states: Readonly<Record<SampleState, StateLook>> = {
  created: { en: 'Created', ar: 'منشأة', tone: 'info', icon: <CircleDashedIcon size={14} /> },
  pending: { en: 'Pending', ar: 'قيد الانتظار', tone: 'warning', icon: <ClockIcon size={14} /> },
  attempted: { en: 'Attempted', ar: 'تمت المحاولة', tone: 'warning', icon: <RotateCwIcon size={14} /> },
  paid: { en: 'Paid', ar: 'مدفوعة', tone: 'success', icon: <CircleCheckIcon size={14} /> },
  authorized: {
    en: 'Authorized',
    ar: 'مصرّح بها',
    tone: 'neutral',
    icon: <LockKeyholeIcon size={14} />,
    isDashed: true,
  },
  cod: {
    en: 'Cash on delivery',
    ar: 'الدفع عند الاستلام',
    tone: 'neutral',
    icon: <BanknoteIcon size={14} />,
    isDashed: true,
  },
  failed: { en: 'Failed', ar: 'فشلت', tone: 'danger', icon: <CircleXIcon size={14} /> },
  canceled: { en: 'Canceled', ar: 'ملغاة', tone: 'danger', icon: <BanIcon size={14} /> },
  expired: {
    en: 'Expired',
    ar: 'منتهية الصلاحية',
    tone: 'danger',
    icon: <ClockAlertIcon size={14} />,
    isDashed: true,
  },
  invalid: {
    en: 'Invalid',
    ar: 'غير صالحة',
    tone: 'danger',
    icon: <TriangleAlertIcon size={14} />,
    isDashed: true,
  },
}

export const stateBadge = (state: SampleState, locale: 'en' | 'ar') => {
  const look = states[state]
  return (
    <StatusBadge tone={look.tone} icon={look.icon} isDashed={look.isDashed}>
      {look[locale]}
    </StatusBadge>
  )
}

const knet = { en: 'KNET', ar: 'كي نت' }
const card = { en: 'Credit card', ar: 'بطاقة ائتمان' }
const cash = { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' }
const noura = { en: 'Noura Al-Mutawa', ar: 'نورة المطوع' }
const faisal = { en: 'Faisal Al-Rashed', ar: 'فيصل الراشد' }
const maryam = { en: 'Maryam Haidar', ar: 'مريم حيدر' }
const dana = { en: 'Dana Al-Sabti', ar: 'دانة السبتي' }
const joseph = { en: 'Joseph Mathew', ar: 'جوزيف ماثيو' }
const liWen = { en: 'Li Wen Tan', ar: 'لي وين تان' }
const office = { en: 'Sadeem Office Supplies', ar: 'مكتب سديم للتجهيزات' }
const abdulrahman = {
  en: 'Abdulrahman Abdulaziz Al-Mohammad Al-Jasem',
  ar: 'عبدالرحمن عبدالعزيز المحمد الجاسم',
}

type Start = [
  id: string,
  state: SampleState,
  amount: string,
  fee: string | null,
  gateway: Localised | null,
  customer: Localised,
  created: string,
]

const row = ([id, state, amount, fee, gateway, customer, created]: Start): SampleRow => ({
  id,
  state,
  amount,
  fee,
  gateway,
  customer,
  created,
})

/** The demo's own requests, at 20 Nov 2026, 06:04 PM in Kuwait. */
export const transactions: readonly SampleRow[] = [
  {
    ...row(['PR-1006', 'pending', '12.500', '0.250', card, joseph, '2026-11-20T14:50:00Z']),
    isNew: true,
  },
  { ...row(['PR-1011', 'attempted', '7.000', null, knet, maryam, '2026-11-20T14:39:00Z']), isNew: true },
  row(['PR-1007', 'attempted', '9.900', '0.250', card, liWen, '2026-11-20T14:24:00Z']),
  row(['PR-1012', 'attempted', '3.250', null, knet, joseph, '2026-11-20T13:04:00Z']),
  row(['PR-1017', 'failed', '6.500', null, knet, faisal, '2026-11-20T12:04:00Z']),
  row(['PR-1010', 'cod', '18.250', null, cash, noura, '2026-11-20T11:04:00Z']),
  row(['PR-1009', 'authorized', '60.000', '0.250', card, abdulrahman, '2026-11-20T10:04:00Z']),
  row(['PR-1008', 'paid', '1204.500', null, knet, office, '2026-11-19T15:04:00Z']),
  row(['PR-1018', 'canceled', '9.000', null, null, office, '2026-11-18T15:04:00Z']),
  {
    ...row(['PR-1016', 'paid', '40.000', null, knet, dana, '2026-11-17T15:04:00Z']),
    refunded: {
      id: 'PR-1016-R1',
      amount: '-15.000',
      left: '25.000',
      by: 'checker.demo',
      at: '2026-11-18T07:12:00Z',
    },
  },
]

/** As many as wanted, from the same dozen, each with an id of its own. */
export const manyTransactions = (count: number): readonly SampleRow[] =>
  Array.from({ length: count }, (_, index) => {
    const base = transactions[index % transactions.length] ?? transactions[0]!
    const created = new Date(Date.parse('2026-11-20T14:50:00Z') - index * 37 * 60_000).toISOString()
    return { ...base, id: `PR-${2000 + index}`, created, isNew: index < 2, refunded: undefined }
  })
