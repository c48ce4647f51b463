import type { Pausable, Pausables } from '@wasl/contracts/web/dashboard/administration/pause.contract'

const open = (unitCode: string | null, titleEn: string, titleAr: string): Pausable => ({
  unitCode,
  titleEn,
  titleAr,
  paused: false,
  pausedUntil: null,
  messageEn: null,
  messageAr: null,
  pausedAt: null,
  pausedBy: null,
})

export const pausables = (changes: Partial<Pausable>[] = []): Pausables => ({
  results: [
    open(null, 'Wasl Trading Company', 'شركة وصل التجارية'),
    open('main', 'Main branch', 'الفرع الرئيسي'),
    open('catering', 'Catering', 'الضيافة'),
  ].map((place, index) => ({ ...place, ...changes[index] })),
  timezone: 'Asia/Kuwait',
})

export const pause: Partial<Pausable> = {
  paused: true,
  pausedUntil: '2026-11-21T18:00:00.000Z',
  messageEn: 'We are counting our stock. Back at nine.',
  messageAr: 'نجرد المخزون. نعود في التاسعة.',
  pausedAt: '2026-11-21T09:00:00.000Z',
  pausedBy: 'admin.demo',
}
