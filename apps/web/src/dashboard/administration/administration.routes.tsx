import { lazyRouteComponent } from '@tanstack/react-router'
import { byName } from '@wasl/domain/by-name'
import { loadChunk } from '../../base/load-chunk.ts'

/** Around every area: its menu, and nothing for whoever may not enter it. */
export const administrationFrame = {
  component: lazyRouteComponent(
    () => loadChunk(() => import('./AdministrationFrame.tsx')),
    'AdministrationFrame',
  ),
}

/** The pages below `/{lang}/dashboard/administration`, by their address. An area is in the menu once its page is here. */
export const administrationScreens: Readonly<Record<string, object>> = byName({
  '/': {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./AdministrationPage.tsx')),
      'AdministrationPage',
    ),
  },
  users: {
    component: lazyRouteComponent(() => loadChunk(() => import('./people/UsersPage.tsx')), 'UsersPage'),
  },
  roles: {
    component: lazyRouteComponent(() => loadChunk(() => import('./people/RolesPage.tsx')), 'RolesPage'),
  },
  audit: {
    component: lazyRouteComponent(() => loadChunk(() => import('./audit/AuditPage.tsx')), 'AuditPage'),
  },
  gateways: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./gateways/GatewaysPage.tsx')),
      'GatewaysPage',
    ),
  },
  pause: {
    component: lazyRouteComponent(() => loadChunk(() => import('./pause/PausePage.tsx')), 'PausePage'),
  },
  collectors: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./collectors/CollectorsPage.tsx')),
      'CollectorsPage',
    ),
  },
  'api-keys': {
    component: lazyRouteComponent(() => loadChunk(() => import('./api-keys/ApiKeysPage.tsx')), 'ApiKeysPage'),
  },
  webhooks: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./webhooks/WebhooksPage.tsx')),
      'WebhooksPage',
    ),
  },
  brand: {
    component: lazyRouteComponent(() => loadChunk(() => import('./appearance/BrandPage.tsx')), 'BrandPage'),
  },
  units: {
    component: lazyRouteComponent(() => loadChunk(() => import('./appearance/UnitsPage.tsx')), 'UnitsPage'),
  },
  messages: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./wording/MessagesPage.tsx')),
      'MessagesPage',
    ),
  },
  'page-texts': {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./wording/PageTextsPage.tsx')),
      'PageTextsPage',
    ),
  },
  settings: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./settings/SettingsPage.tsx')),
      'SettingsPage',
    ),
  },
  customers: {
    component: lazyRouteComponent(
      () => loadChunk(() => import('./customers/CustomersPage.tsx')),
      'CustomersPage',
    ),
  },
})
