import { Extra } from '@wasl/contracts/core/pay.contract'
import type { z } from 'zod'

/** Saved delivery data; what controls the sandbox bank is left out. */
export function savedExtra(extra: Record<string, unknown>): z.output<typeof Extra> {
  const { sandbox_scenario: _scenario, ...delivery } = extra
  const parsed = Extra.safeParse(delivery)
  return parsed.success ? parsed.data : {}
}
