import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core'
import { webContract } from '@wasl/contracts/web'
import { staffContract } from '@wasl/contracts/web-staff'
import { walletContract } from '@wasl/contracts/web/pay/wallet.contract'

const routesOf = (contract: AppRouter): AppRoute[] =>
  Object.values(contract).flatMap((entry) => (isAppRoute(entry) ? [entry] : routesOf(entry)))

/** Every address of the web contract as it can be asked: a new one is in every test of them by itself. */
export const webRoutes: readonly (readonly [method: string, path: string])[] = [
  webContract,
  walletContract,
  staffContract,
].flatMap((contract) =>
  routesOf(contract).map(({ method, path }) => [method, path.replaceAll(/:\w+/g, 'PR-1002')] as const),
)
