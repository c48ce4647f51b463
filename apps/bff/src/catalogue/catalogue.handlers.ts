import { coreContract } from '@wasl/contracts/core'
import { Product } from '@wasl/contracts/core/catalogue.contract'
import type { Handlers } from '@wasl/contracts/server'
import type { webContract } from '@wasl/contracts/web'
import { toWeb } from '@wasl/contracts/web-of'
import type { BffEnv } from '../bff-env.ts'
import { refused } from '../core/core-problem.ts'
import { relay } from '../core/relay.ts'
import { speakingTo } from '../answer/speaking-to.ts'

export const catalogueHandlers: Handlers<typeof webContract.catalogue, BffEnv> = {
  ...relay(coreContract.catalogue),

  /** A slug of before answers with the product of today: its page leads to the slug that the answer names. */
  product: async ({ params, query }, c) => {
    const { product } = c.get('core').catalogue
    const asked = await product({ params, query })
    const got = asked.status === 301 ? await product({ params: { slug: asked.body.slug } }) : asked
    return got.status === 200 ? { status: 200, body: toWeb(Product, got.body) } : refused(got, speakingTo(c))
  },
}
