import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type AnyRoute,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router'
import { staffAddresses } from '@wasl/domain/staff-pages'
import { SkeletonBlocks } from '@wasl/ui/data/SkeletonBlocks'
import { lazy, Suspense } from 'react'
import { ChunkBoundary } from '../../base/ChunkBoundary.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { accountScreens } from '../../dashboard/account/account.routes.tsx'
import {
  administrationFrame,
  administrationScreens,
} from '../../dashboard/administration/administration.routes.tsx'
import { bulkScreens } from '../../dashboard/bulk/bulk.routes.tsx'
import { helpScreens } from '../../dashboard/help/help.routes.tsx'
import { orderScreens } from '../../dashboard/orders/orders.routes.tsx'
import { requestScreens } from '../../dashboard/payment-request/create.routes.tsx'
import { shopScreens } from '../../dashboard/products/products.routes.tsx'
import { reportScreens } from '../../dashboard/reports/reports.routes.tsx'
import { restrictionScreens } from '../../dashboard/restriction/restriction.routes.tsx'
import { ticketScreens } from '../../dashboard/tickets/tickets.routes.tsx'
import { transactionScreens } from '../../dashboard/transactions/list/list.routes.tsx'
import { DashboardNotFound } from '../../desk/frame/DashboardNotFound.tsx'
import { StaffHome } from '../../desk/frame/StaffHome.tsx'
import { StaffRoot } from '../../desk/frame/StaffRoot.tsx'
import { parseSearch, writeSearch } from '../../desk/list/search-params.ts'
import type { StaffContext } from '../../desk/staff-context.ts'
import { screen, type StaffScreens } from '../../desk/staff-screen.ts'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { posFrame, posScreens } from '../pos/pos-screens.tsx'
import { StaffFrame } from './StaffFrame.tsx'

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

/** What stands at each address of the staff app: the compiler names a page that no slice draws. */
const screens: StaffScreens = {
  dashboard: { component: StaffStart },
  ...transactionScreens,
  ...requestScreens,
  ...bulkScreens,
  ...restrictionScreens,
  ...orderScreens,
  ...shopScreens,
  ...posScreens,
  ...reportScreens,
  ...ticketScreens,
  ...helpScreens,
  ...accountScreens,
  password: screen(() => import('./UserPassword.tsx'), 'UserPassword'),
  userDetails: screen(() => import('./UserDetails.tsx'), 'UserDetails'),
}

/** The staff app's route tree. */
export function createStaffRouter(context: StaffContext, history: RouterHistory): StaffRouter {
  const root = createRootRouteWithContext<StaffContext>()({ component: StaffRoot })
  const language = createRoute({ getParentRoute: () => root, path: '$lang' })
  const dashboard = createRoute({
    getParentRoute: () => language,
    path: 'dashboard',
    component: StaffFrame,
    notFoundComponent: DashboardNotFound,
  })
  const pos = createRoute({
    getParentRoute: () => language,
    path: 'pos',
    notFoundComponent: DashboardNotFound,
    ...posFrame,
  })
  const administration = createRoute({
    getParentRoute: () => dashboard,
    path: 'administration',
    ...administrationFrame,
  })
  const area = ([path, piece]: readonly [string, object]) =>
    createRoute({ getParentRoute: () => administration, path, ...piece })

  return createRouter({
    routeTree: root.addChildren([
      language.addChildren([
        pos.addChildren(routesBelow(pos, 'pos')),
        dashboard.addChildren([
          ...routesBelow(dashboard, 'dashboard'),
          administration.addChildren(Object.entries(administrationScreens).map(area)),
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

const routesBelow = (parent: AnyRoute, root: 'dashboard' | 'pos') =>
  staffAddresses
    .filter(({ at }) => at.split('/', 1)[0] === root)
    .map(({ name, at }) => {
      const path = at.slice(root.length + 1).replaceAll(':', '$') || '/'
      return createRoute({ getParentRoute: () => parent, path, ...screens[name] })
    })

export type StaffRouter = AnyRouter
