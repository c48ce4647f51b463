import { lazyRouteComponent } from '@tanstack/react-router'
import type { AdministrationArea } from '@wasl/domain/administration'
import { byName } from '@wasl/domain/by-name'
import type { ReactNode } from 'react'
import { loadChunk } from '../../base/load-chunk.ts'

type Page = () => ReactNode

/** A page whose code comes when it is opened. */
const page = <Name extends string>(load: () => Promise<Record<Name, Page>>, name: Name) => ({
  component: lazyRouteComponent(() => loadChunk(load), name),
})

/** Around every area: its menu, and nothing for whoever may not enter it. */
export const administrationFrame = page(() => import('./AdministrationFrame.tsx'), 'AdministrationFrame')

/**
 * The pages below `/{lang}/dashboard/administration`, by their address: one for each area of the menu
 * (`packages/domain/src/administration.ts`), which says who may open it.
 */
export const administrationScreens: Readonly<Record<string, object>> = byName<object>({
  '/': page(() => import('./AdministrationPage.tsx'), 'AdministrationPage'),
  users: page(() => import('./people/UsersPage.tsx'), 'UsersPage'),
  roles: page(() => import('./people/RolesPage.tsx'), 'RolesPage'),
  audit: page(() => import('./audit/AuditPage.tsx'), 'AuditPage'),
  gateways: page(() => import('./gateways/GatewaysPage.tsx'), 'GatewaysPage'),
  pause: page(() => import('./pause/PausePage.tsx'), 'PausePage'),
  collectors: page(() => import('./collectors/CollectorsPage.tsx'), 'CollectorsPage'),
  'api-keys': page(() => import('./api-keys/ApiKeysPage.tsx'), 'ApiKeysPage'),
  webhooks: page(() => import('./webhooks/WebhooksPage.tsx'), 'WebhooksPage'),
  brand: page(() => import('./appearance/BrandPage.tsx'), 'BrandPage'),
  units: page(() => import('./appearance/UnitsPage.tsx'), 'UnitsPage'),
  messages: page(() => import('./wording/MessagesPage.tsx'), 'MessagesPage'),
  'page-texts': page(() => import('./wording/PageTextsPage.tsx'), 'PageTextsPage'),
  settings: page(() => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  customers: page(() => import('./customers/CustomersPage.tsx'), 'CustomersPage'),
} satisfies Record<'/' | AdministrationArea, object>)
