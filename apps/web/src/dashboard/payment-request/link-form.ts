import type { NewLink } from '@wasl/contracts/web/dashboard/payment-request/links.contract'
import type { RequestFields } from '@wasl/contracts/web/dashboard/payment-request.contract'
import { normaliseDigits } from '@wasl/domain/digits'
import { linkAsks, mostLinkUses, type LinkAsk } from '@wasl/domain/payment-link'

/** What a reusable link says beside the terms of its payments. */
export type LinkDraft = {
  isLink: boolean
  asks: readonly LinkAsk[]
  /** As typed; empty is without end. */
  maxUses: string
  inactiveMessageEn: string
  inactiveMessageAr: string
  /** On the merchant's clock, "2026-11-20T14:05"; null: until it is switched off. */
  linkUntil: string | null
}

export const startLink = (isLink: boolean): LinkDraft => ({
  isLink,
  asks: ['name', 'phone'],
  maxUses: '',
  inactiveMessageEn: '',
  inactiveMessageAr: '',
  linkUntil: null,
})

/** How long each payment may take, where places are not limited. */
export const linkLives = ['1', '24', '168'] as const

/** Null where it is empty; undefined where it is no number of payments. */
export function readMaxUses(typed: string): number | null | undefined {
  const text = normaliseDigits(typed).trim()
  if (text === '') return null
  const uses = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return uses >= 1 && uses <= mostLinkUses ? uses : undefined
}

type Making = { fields: RequestFields; life: string; instantOf: (wallTime: string) => string }

/** What belongs to one payer, or to one request, is no part of a link. */
export function newLinkOf(draft: LinkDraft, { fields, life, instantOf }: Making): NewLink {
  const { firstName, lastName, email, phone, secondPhone, webhookUrl, ...shared } = fields
  return {
    fields: { ...shared, expiresInHours: Number(life) || 24 },
    asks: linkAsks.filter((ask) => draft.asks.includes(ask)),
    maxUses: readMaxUses(draft.maxUses) ?? null,
    inactiveMessageEn: draft.inactiveMessageEn.trim() || null,
    inactiveMessageAr: draft.inactiveMessageAr.trim() || null,
    expirationTime: draft.linkUntil ? instantOf(draft.linkUntil) : null,
  }
}
