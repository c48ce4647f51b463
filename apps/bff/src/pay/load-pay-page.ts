import type { Plugin } from '@wasl/contracts/core/pay.contract'
import type { PayPageLoad } from '@wasl/contracts/web/pay.contract'
import type { NextRules } from '@wasl/domain/next-target'
import type { CoreApi } from '../core/core-client.ts'
import { unexpectedAnswer } from '../core/core-failure.ts'
import { toPaused, toPayPage } from './pay.translate.ts'

/** Which plugin a transaction belongs to, or null where there is no such transaction for this merchant. */
export async function locate(core: CoreApi, id: string): Promise<Plugin | null> {
  const known = core.plugins.get(id)
  if (known) return known
  const got = await core.pay.locate({ params: { id } })
  switch (got.status) {
    case 200:
      core.plugins.set(id, got.body.plugin)
      return got.body.plugin
    case 404:
    case 421:
      return null
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}

/** What the pay page of this transaction shows now. */
export async function loadPayPage(
  core: CoreApi,
  id: string,
  rules: Promise<NextRules>,
): Promise<PayPageLoad> {
  const [plugin, nextRules] = await Promise.all([locate(core, id), rules])
  if (plugin === null) return { kind: 'notFound' }
  const details = await core.pay.payDetails({ params: { plugin, id } })
  switch (details.status) {
    case 200:
      return toPayPage(details.body, nextRules)
    case 404:
    case 421:
      return { kind: 'notFound' }
    case 423:
      return toPaused(details.body)
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(details)
  }
}
