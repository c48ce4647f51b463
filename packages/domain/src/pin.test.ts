import { expect, test } from 'vitest'
import { comparePin, isInKuwait, metresBetween } from './pin.ts'

const salmiya = { en: 'Salmiya', ar: 'السالمية', lat: 29.334, lng: 48.076 }
const jabriya = { en: 'Jabriya', ar: 'الجابرية', lat: 29.317, lng: 48.03 }
const areas = [salmiya, jabriya]

test.each([
  ['its middle', { lat: 29.334, lng: 48.076 }],
  ['a kilometre away', { lat: 29.3341, lng: 48.066 }],
])('a pin at %s agrees with the area', (_, pin) => {
  expect(comparePin(pin, salmiya, areas)).toEqual({ kind: 'agrees' })
})

test('a pin nearer to another area asks which is right', () => {
  expect(comparePin({ lat: 29.334, lng: 48.076 }, jabriya, areas)).toEqual({
    kind: 'elsewhere',
    area: salmiya,
  })
})

test('a pin in the desert is far from every area, and one abroad is outside', () => {
  expect(comparePin({ lat: 29.1, lng: 47.2 }, salmiya, areas)).toEqual({ kind: 'far', kilometres: 89 })
  expect(comparePin({ lat: 25.2, lng: 55.27 }, salmiya, areas)).toEqual({ kind: 'outside' })
})

test('without a chosen area every pin in the country agrees', () => {
  expect(comparePin({ lat: 29.1, lng: 47.2 }, null, areas)).toEqual({ kind: 'agrees' })
})

test.each([
  ['Kuwait City', 29.3759, 47.9774, true],
  ['Jahra', 29.337, 47.658, true],
  ['Failaka', 29.44, 48.33, true],
  ['Wafra', 28.63, 47.93, true],
  ['Abdali', 30.02, 47.7, true],
  ['Basra', 30.5, 47.78, false],
  ['Khafji', 28.42, 48.49, false],
  ['Dubai', 25.2, 55.27, false],
  ['Hafar al-Batin', 28.43, 45.96, false],
])('%s: inside Kuwait %#', (_, lat, lng, isInside) => {
  expect(isInKuwait({ lat, lng })).toBe(isInside)
})

test('a degree of latitude is 111 km', () => {
  expect(Math.round(metresBetween({ lat: 29, lng: 48 }, { lat: 30, lng: 48 }))).toBe(111_320)
})
