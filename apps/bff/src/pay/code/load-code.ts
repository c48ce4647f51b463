import type { CodeLoad } from '@wasl/contracts/web/pay/code.contract'
import type { CoreApi } from '../../core-client.ts'
import { unexpectedAnswer } from '../../core-failure.ts'
import { isPublicId } from '../../public-id.ts'

/** S1 §7: what is asked beside the code, by where the payer comes from. */
export async function loadCode(core: CoreApi, referrer: string): Promise<CodeLoad> {
  if (!isPublicId(referrer)) return { kind: 'notFound' }
  const got = await core.code.lookup({ params: { referrer } })
  switch (got.status) {
    case 200: {
      const { field_label, field_label_en, field_label_ar, kind, country } = got.body
      const label = { en: field_label_en || field_label, ar: field_label_ar || field_label }
      return { kind: 'form', referrer, label, field: kind, country }
    }
    case 404:
    case 421:
      return { kind: 'notFound' }
    case 400:
    case 413:
    case 415:
    case 429:
      throw unexpectedAnswer(got)
  }
}
