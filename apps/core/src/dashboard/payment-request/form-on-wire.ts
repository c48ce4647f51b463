import type { RequestForm, UploadedFile } from '@wasl/contracts/core/dashboard/payment-request.contract'
import type { z } from 'zod'
import { isOfferedAt } from '../../kernel/gateways/gateway-at-unit.domain.ts'
import type { StoredFile } from '../../kernel/merchants/files.store.ts'
import type { Unit } from '../../kernel/merchants/merchants.store.ts'
import type { GatewayRow } from './form.store.ts'

type Form = z.input<typeof RequestForm>

export const unitOnWire = (unit: Unit, isPaused: boolean): Form['units'][number] => ({
  key: unit.key,
  title_en: unit.titleEn,
  title_ar: unit.titleAr,
  is_paused: isPaused,
  logo_url: unit.logoUrl,
  website: unit.website,
  twitter_url: unit.twitterUrl,
  instagram_url: unit.instagramUrl,
  facebook_url: unit.facebookUrl,
  show_unit_title: unit.showUnitTitle,
  header_color: unit.headerColor,
})

export const gatewayOnWire = (row: GatewayRow, units: readonly Unit[]): Form['gateways'][number] => ({
  code: row.code,
  name_en: row.nameEn,
  name_ar: row.nameAr,
  currencies: row.currencies,
  fees_at: Object.fromEntries(
    units
      .filter(({ key }) => isOfferedAt(row, key))
      .map(({ key }) => [key, { ...row.fees, ...row.units[key]?.fees }]),
  ),
  verb_en: row.verbEn,
  verb_ar: row.verbAr,
  next_step_en: row.nextStepEn,
  next_step_ar: row.nextStepAr,
  logo_url: row.logoUrl,
  is_wallet: row.wallet,
})

/** S2 §3 "Attachment upload response". */
export const fileOnWire = (
  file: Pick<StoredFile, 'id' | 'nameEn' | 'contentType' | 'bytes'>,
): z.input<typeof UploadedFile> => ({
  file_url: `/api/v1/plugins/payment_request/attachment/${file.id}`,
  original_filename: file.nameEn,
  content_type: file.contentType,
  bytes: file.bytes,
})
