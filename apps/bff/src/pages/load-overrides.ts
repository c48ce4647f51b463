import type { Locale } from '@wasl/domain/locale'
import type { CoreApi } from '../core/core-client.ts'
import { CoreFailure } from '../core/core-failure.ts'

/**
 * The merchant's own Arabic wording. English pages need none, and a page without it is better than no page: a failed
 * load changes nothing (S1 §1).
 */
export async function loadOverrides(core: CoreApi, locale: Locale): Promise<Record<string, string>> {
  if (locale === 'en') return {}
  try {
    const got = await core.pay.arabicTranslations()
    return got.status === 200 ? got.body : {}
  } catch (error) {
    if (error instanceof CoreFailure) return {}
    throw error
  }
}
