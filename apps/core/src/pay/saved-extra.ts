import { Extra } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'

/** Saved delivery data; what drives the sandbox bank is nobody's business here. */
export function savedExtra(extra: Record<string, unknown>): z.output<typeof Extra> {
  const { sandbox_scenario: _scenario, ...delivery } = extra
  const parsed = Extra.safeParse(delivery)
  return parsed.success ? parsed.data : {}
}
