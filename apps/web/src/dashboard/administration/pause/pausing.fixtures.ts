import type { Pausable, Pausables } from '@wasl/contracts/web/dashboard/administration/pause.contract'

const open = (unit: string | null, en: string, ar: string): Pausable => ({
  unit,
  title: { en, ar },
  pause: null,
})

export const pausables = (changes: Partial<Pausable>[] = []): Pausables => ({
  places: [
    open(null, 'Wasl Trading Company', 'شركة وصل التجارية'),
    open('main', 'Main branch', 'الفرع الرئيسي'),
    open('catering', 'Catering', 'الضيافة'),
  ].map((place, index) => ({ ...place, ...changes[index] })),
  timeZone: 'Asia/Kuwait',
})

export const pause: NonNullable<Pausable['pause']> = {
  until: '2026-11-21T18:00:00.000Z',
  message: { en: 'We are counting our stock. Back at nine.', ar: 'نجرد المخزون. نعود في التاسعة.' },
  at: '2026-11-21T09:00:00.000Z',
  by: 'admin.demo',
}
