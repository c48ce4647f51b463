import { expect, test } from 'vitest'
import { shops, tamra } from './appearance.fixtures.ts'
import { samplePage } from './sample-page.ts'

test('the preview is headed as the page is: by the unit, and by the merchant where a unit has nothing of its own', () => {
  const [shop] = shops
  if (!shop) throw new Error('the fixtures have a unit')
  const named = {
    ...shop,
    titleEn: 'Salmiya shop',
    titleAr: 'فرع السالمية',
    logoUrl: '',
    headerColor: '#102030',
  }
  const { unit } = samplePage(tamra, named).bill
  expect(unit).toMatchObject({
    title: { en: 'Salmiya shop', ar: 'فرع السالمية' },
    logoUrl: tamra.logoUrl || null,
    headerColor: '#102030',
  })
  expect(samplePage(tamra, null).bill.unit.title).toEqual({ en: tamra.titleEn, ar: tamra.titleAr })
})
