import { listModules } from '@wasl/contracts/lists/transactions'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { headerPermission } from '@wasl/domain/sections'
import { activityScreen } from '../../dashboard/account/account.routes.tsx'
import {
  administrationFrame,
  administrationScreens,
} from '../../dashboard/administration/administration.routes.tsx'
import { helpScreen } from '../../dashboard/help/help.routes.tsx'
import { detailScreen } from '../../dashboard/transactions/detail/detail.routes.tsx'
import { createRequestScreen, paymentLinksScreen } from '../../dashboard/payment-request/create.routes.tsx'
import { restrictionScreen } from '../../dashboard/restriction/restriction.routes.tsx'
import {
  dispatchLogsScreen,
  transactionLogsScreen,
  uploadScreen,
  uploadsScreen,
} from '../../dashboard/bulk/bulk.routes.tsx'
import { ordersScreen, orderScreen } from '../../dashboard/orders/orders.routes.tsx'
import { importScreen, importsScreen, shopScreens } from '../../dashboard/products/products.routes.tsx'
import { reportsScreen } from '../../dashboard/reports/reports.routes.tsx'
import { ticketsScreen } from '../../dashboard/tickets/tickets.routes.tsx'
import { headersScreen } from '../../dashboard/transactions/headers/headers.routes.tsx'
import { listScreen } from '../../dashboard/transactions/list/list.routes.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { DashboardNotFound } from '../../desk/frame/DashboardNotFound.tsx'
import { posAttempt, posCounter, posFrame, posPay } from '../pos/pos-screens.tsx'
import { parseSearch, writeSearch } from '../../desk/list/search-params.ts'
import type { StaffContext } from '../../desk/staff-context.ts'
import { moduleOfPlugin } from '../../desk/menu/sections-of-paths.ts'
import { StaffFrame } from './StaffFrame.tsx'
import { StaffRoot } from '../../desk/frame/StaffRoot.tsx'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { lazy, Suspense } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { StaffHome } from '../../desk/frame/StaffHome.tsx'

const DashboardHome = lazy(async () => ({
  default: (await loadChunk(() => import('./DashboardHome.tsx'))).DashboardHome,
}))

/** Where a sign-in leads: the figures for who has the section (S2 §2), else what is open to the user. */
function StaffStart() {
  const t = useStaffText()
  if (!useStaff().has('general-info')) return <StaffHome />
  return (
    <ChunkBoundary>
      <Suspense fallback={<SkeletonBlocks kind="cards" label={t('staff.loading.part')} />}>
        <DashboardHome />
      </Suspense>
    </ChunkBoundary>
  )
}

const plugins = listModules.filter((module) => module !== 'all')
const modules = plugins.map(moduleOfPlugin)
const withHeaders = plugins.filter((plugin) => headerPermission(plugin) !== null).map(moduleOfPlugin)

/** The staff app's route tree. Slices bring what a route shows; the addresses stand here alone. */
export function createStaffRouter(context: StaffContext, history: RouterHistory): StaffRouter {
  const root = createRootRouteWithContext<StaffContext>()({ component: StaffRoot })
  const language = createRoute({ getParentRoute: () => root, path: '$lang' })
  const dashboard = createRoute({
    getParentRoute: () => language,
    path: 'dashboard',
    component: StaffFrame,
    notFoundComponent: DashboardNotFound,
  })
  const screen = (path: string, piece: object) =>
    createRoute({ getParentRoute: () => dashboard, path, ...piece })

  const administration = createRoute({
    getParentRoute: () => dashboard,
    path: 'administration',
    ...administrationFrame,
  })
  const area = ([path, piece]: readonly [string, object]) =>
    createRoute({ getParentRoute: () => administration, path, ...piece })

  const pos = createRoute({
    getParentRoute: () => language,
    path: 'pos',
    notFoundComponent: DashboardNotFound,
    ...posFrame,
  })
  const counter = (path: string, piece: object) => createRoute({ getParentRoute: () => pos, path, ...piece })

  return createRouter({
    routeTree: root.addChildren([
      language.addChildren([
        pos.addChildren([
          counter('pay', posCounter),
          counter('pay/collect/$collectorId', posCounter),
          counter('pay/$id', posPay),
          counter('attempt-detail/$id', posAttempt),
        ]),
        dashboard.addChildren([
          screen('/', { component: StaffStart }),
          screen('transactions', listScreen),
          screen('transactions/$id', detailScreen),
          ...modules.map((module) => screen(`${module}/transactions`, listScreen)),
          ...modules.map((module) => screen(`${module}/deleted-transactions`, listScreen)),
          ...withHeaders.map((module) => screen(`${module}/table-headers`, headersScreen)),
          ...modules.map((module) => screen(`${module}/transactions/$id`, detailScreen)),
          ...modules.map((module) => screen(`${module}/deleted-transactions/$id`, detailScreen)),
          screen('payment-request/create', createRequestScreen),
          screen('payment-request/links', paymentLinksScreen),
          screen('customer-payment/payment-restriction', restrictionScreen),
          screen('bulk/uploads', uploadsScreen),
          screen('bulk/uploads/$id', uploadScreen),
          screen('bulk/uploads/$id/dispatch-logs', dispatchLogsScreen),
          screen('bulk/uploads/$id/dispatch-logs/$log/transaction-logs', transactionLogsScreen),
          ...Object.entries(shopScreens).map(([path, piece]) => screen(`catalogue/${path}`, piece)),
          screen('catalogue/bulk-create', importsScreen),
          screen('catalogue/bulk-create/$id', importScreen),
          screen('food-ordering/bulk-create', importsScreen),
          screen('food-ordering/bulk-create/$id', importScreen),
          screen('catalogue/orders', ordersScreen),
          screen('catalogue/orders/$id', orderScreen),
          screen('generated-reports', reportsScreen),
          screen('ticket/approve-permissions', ticketsScreen),
          administration.addChildren(Object.entries(administrationScreens).map(area)),
          screen('help', helpScreen),
          screen('user/activity', activityScreen),
          screen('user/password', {
            component: lazyRouteComponent(
              () => loadChunk(() => import('./UserPassword.tsx')),
              'UserPassword',
            ),
          }),
          screen('user/user-details', {
            component: lazyRouteComponent(() => loadChunk(() => import('./UserDetails.tsx')), 'UserDetails'),
          }),
        ]),
      ]),
    ]),
    context,
    history,
    parseSearch,
    stringifySearch: writeSearch,
    defaultPendingMs: 200,
  })
}

export type StaffRouter = AnyRouter
