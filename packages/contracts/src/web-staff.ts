import { initContract, type AppRouter } from '@ts-rest/core'
import * as areas from './staff-areas.ts'

const belowBff = <Router extends AppRouter>(router: Router) =>
  initContract().router(router, { pathPrefix: '/bff' })

/** The staff half of the web contract below `/bff`, apart, so that payers' pages do not load it. */
// Named and not inferred: written out, it is longer than the compiler can write into a declaration.
export const staffContract: ReturnType<typeof belowBff<typeof areas>> = belowBff(areas)
