import { pick, type Locale, type Localised } from '@wasl/domain/locale'
import { payText } from './pay-words.ts'

export type PausedAnswer = {
  status: 423
  body: { detail: string; code: string; message_en: string; message_ar: string; paused_until: string | null }
}

/** In the merchant's words, where there are some. */
export function pausedAnswer(
  { message, until }: { message: Localised | null; until: Date | null },
  language: Locale,
): PausedAnswer {
  const text = payText('pay.paused')
  const said = { en: message?.en || text.en, ar: message?.ar || text.ar }
  return {
    status: 423,
    body: {
      detail: pick(said, language),
      code: 'paused',
      message_en: said.en,
      message_ar: said.ar,
      paused_until: until?.toISOString() ?? null,
    },
  }
}
