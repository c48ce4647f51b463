import type {
  Brand as CoreBrand,
  BrandWish as CoreWish,
} from '@wasl/contracts/core/dashboard/administration/brand.contract'
import type { Handlers } from '@wasl/contracts/server'
import type {
  Brand,
  BrandWish,
  brandContract,
} from '@wasl/contracts/web/dashboard/administration/brand.contract'
import type { z } from 'zod'
import type { BffEnv } from '../../bff-env.ts'
import { coreNames, webNames } from './names.ts'
import { areaRefusal } from './refused.ts'

export const brandHandlers: Handlers<typeof brandContract, BffEnv> = {
  show: async (_request, c) => {
    const got = await c.get('core').administration.brand.show()
    return got.status === 200 ? { status: 200, body: toBrand(got.body.brand) } : areaRefusal(got, c)
  },

  change: async ({ body: { revision, ...wish } }, c) => {
    const got = await c.get('core').administration.brand.change({ body: { ...fromWish(wish), revision } })
    return got.status === 200 ? { status: 200, body: toBrand(got.body) } : areaRefusal(got, c)
  },

  clean: async ({ body }, c) => {
    const got = await c.get('core').administration.brand.clean({ body })
    return got.status === 200 ? { status: 200, body: got.body } : areaRefusal(got, c)
  },
}

const toBrand = ({ header_config, ...brand }: z.infer<typeof CoreBrand>): Brand => ({
  ...webNames(brand),
  headers: Object.entries(header_config).map(([plugin, { language_button: languageButton, social }]) => ({
    plugin,
    languageButton,
    social,
  })),
})

const fromWish = ({ headers, ...wish }: BrandWish): CoreWish => ({
  ...coreNames(wish),
  header_config: Object.fromEntries(
    headers.map(({ plugin, languageButton: language_button, social }) => [
      plugin,
      { language_button, social },
    ]),
  ),
})
