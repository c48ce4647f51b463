import { expect, test } from 'vitest'
import { orderNumberOf, readOrderNumber, shownOrderNumber } from './order-number.ts'

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The same every time. */
const numbers = Array.from({ length: 200 }, (_, at) =>
  orderNumberOf(Uint8Array.from({ length: 7 }, (__, place) => (at * 7919 + place * 104_729 * (at + 1)) >> 3)),
)

test('a number has eight characters that are told apart, and reads as itself', () => {
  for (const number of numbers) {
    expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(readOrderNumber(number)).toBe(number)
    expect(readOrderNumber(shownOrderNumber(number).toLowerCase())).toBe(number)
  }
})

test('one wrong character never makes another number', () => {
  for (const number of numbers)
    for (let place = 0; place < 8; place += 1)
      for (const letter of alphabet) {
        const typed = number.slice(0, place) + letter + number.slice(place + 1)
        expect(readOrderNumber(typed)).toBe(typed === number ? number : null)
      }
})

test('two characters that changed places never make another number', () => {
  for (const number of numbers)
    for (let one = 0; one < 7; one += 1)
      for (let two = one + 1; two < 8; two += 1) {
        const letters = [...number]
        ;[letters[one], letters[two]] = [letters[two] ?? '', letters[one] ?? '']
        const typed = letters.join('')
        expect(readOrderNumber(typed)).toBe(typed === number ? number : null)
      }
})

test('what sounds or looks the same is read the same, digits of every script too', () => {
  const number = orderNumberOf(Uint8Array.of(0, 1, 0, 1, 2, 3, 4))
  const typed = ` ${number.slice(0, 2).replace('0', 'o').replace('1', 'l')}${number.slice(2, 4).replace('0', 'O').replace('1', 'i')} - ${number
    .slice(4)
    .replaceAll(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))} `
  expect(readOrderNumber(typed)).toBe(number)
})

test('nothing else is a number', () => {
  for (const typed of ['', '7K3M9QT', '7K3M9QTXX', 'UUUUUUUU', '<script>'])
    expect(readOrderNumber(typed)).toBeNull()
})
