import type { Brand } from '@wasl/contracts/web/dashboard/administration/brand.contract'
import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'
import type { PayPage } from '@wasl/contracts/web/pay.contract'

const value = (amount: string) => ({ amount, currency: 'KWD' })

/** A request nobody made, on the page of this brand: the page is headed by its unit. */
export function samplePage(brand: Brand, unit: ManagedUnit | null): PayPage {
  const header = brand.headerConfig['payment_request']
  return {
    bill: {
      transactionId: 'preview',
      plugin: 'payment_request',
      state: 'created',
      unit: {
        title: { en: unit?.titleEn || brand.titleEn, ar: unit?.titleAr || brand.titleAr },
        logoUrl: unit?.logoUrl || brand.logoUrl || null,
        website: unit?.website || brand.website || null,
        showTitle: unit?.showUnitTitle ?? true,
        headerColor: unit?.headerColor || '#ffffff',
        social: {
          x: unit?.twitterUrl || null,
          instagram: unit?.instagramUrl || null,
          facebook: unit?.facebookUrl || null,
        },
      },
      customer: { name: { en: 'Noura Al-Sabah', ar: 'نورة الصباح' }, email: null, phone: null },
      description: { en: 'Two boxes of Sukkari dates', ar: 'علبتا تمر سكري' },
      orderNo: 'ORDER-2041',
      merchantFields: [],
      promotionalPrice: null,
      remarks: [],
      attachment: null,
      amount: value('48.750'),
      delivery: value('0.000'),
      expiresAt: null,
      header: { languageButton: header?.languageButton ?? true, social: header?.social ?? 'footer' },
    },
    choices: [
      {
        gatewayCode: 'card',
        gateway: { en: 'Card', ar: 'بطاقة' },
        logoUrl: null,
        base: value('48.750'),
        fee: value('0.000'),
        delivery: value('0.000'),
        total: value('48.750'),
        buttonVerb: { en: 'Pay Now', ar: 'ادفع الآن' },
        nextStep: null,
      },
    ],
    wallets: [],
    preferredGateway: null,
    editableAmount: null,
    additionalPhone: null,
    terms:
      brand.termsEn || brand.termsAr
        ? {
            html: { en: brand.termsEn, ar: brand.termsAr },
            version: brand.termsVersion,
            required: brand.termsRequired,
          }
        : null,
    disclaimer: null,
    liveAttemptId: null,
    liveBankUrl: null,
    delivery: null,
  }
}
