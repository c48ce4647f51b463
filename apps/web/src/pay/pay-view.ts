import type { payPageMachine } from '@wasl/machines/pay/payPage.machine'
import { needsDelivery } from '@wasl/machines/pay/pay-context'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { SnapshotFrom } from 'xstate'
import type { Text } from '../i18n/text.tsx'
import type { FormNotice } from '../base/page-data.ts'
import type { payStrings } from './pay.strings.ts'

const views = [
  'view.skeleton',
  'view.delivery',
  'view.payable',
  'view.redirecting',
  'view.expired',
  'view.alreadyPaid',
  'view.invalid',
  'view.paused',
  'view.notFound',
  'view.failed',
] as const
export type PayView = (typeof views)[number]

/** The one `view.*` tag of a resting state. */
export function viewOf(snapshot: SnapshotFrom<typeof payPageMachine>): PayView {
  const view = views.find((tag) => snapshot.hasTag(tag))
  if (!view) throw new Error('the pay page rests in a state without a view')
  return view
}

/** The view a page opens with, for what is written before the machine runs. */
export const firstView = (load: PayPageLoad, path: string): PayView => {
  if (load.kind === 'redirect') return 'view.redirecting'
  return needsDelivery({ load, isDelivered: isDelivered(path) }) ? 'view.delivery' : `view.${load.kind}`
}

/** The address says that this visit has been through the delivery step. */
export const isDelivered = (path: string): boolean =>
  new URLSearchParams(path.split('?', 2)[1]).get('step') === 'pay'

/** A new total is news, not a problem (ux D5). */
export const isRefusal = (notice: FormNotice | null): boolean =>
  notice !== null && notice.code !== 'amountChanged'

/** The page's part of the document title: only where money was taken it says paid. */
export function payTitle(
  text: Text<keyof typeof payStrings>,
  view: PayView,
  load: PayPageLoad | null,
): string {
  switch (view) {
    case 'view.skeleton':
    case 'view.payable':
      return text('payPage.title')
    case 'view.delivery':
      return text('payPage.delivering')
    case 'view.redirecting':
      return text('payPage.redirecting')
    case 'view.expired':
      return text('payPage.expired')
    case 'view.alreadyPaid':
      return text(load?.kind === 'alreadyPaid' && load.state !== 'paid' ? 'payPage.secured' : 'payPage.paid')
    case 'view.invalid':
      return text('payPage.invalid')
    case 'view.paused':
      return text('payPage.paused')
    case 'view.notFound':
      return text('payPage.notFound')
    case 'view.failed':
      return text('payPage.failed')
  }
}
