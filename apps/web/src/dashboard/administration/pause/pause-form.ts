import type { Pausable } from '@wasl/contracts/web/dashboard/administration/pause.contract'

/** In minutes; `custom` ends at a time, `open` with somebody's press. */
export const lengths = ['30', '60', '240', '1440', 'custom', 'open'] as const
export type Length = (typeof lengths)[number]

export type PauseForm = { length: Length; until: string; textEn: string; textAr: string }

/** Of a pause that is being changed its words stay; how long is asked anew. */
export const formOf = ({ paused, pausedUntil, messageEn, messageAr }: Pausable): PauseForm => ({
  length: paused && pausedUntil === null ? 'open' : '60',
  until: '',
  textEn: messageEn ?? '',
  textAr: messageAr ?? '',
})
