import { expect, test } from 'vitest'
import { parseRemarks, remarkRows } from './remarks.ts'

test('rows between ~ with : between name and value are a table', () => {
  expect(parseRemarks('Date latte:2~Karak tea:1')).toEqual([
    { name: 'Date latte', value: '2' },
    { name: 'Karak tea', value: '1' },
  ])
})

test('only the first colon of a row divides it', () => {
  expect(parseRemarks('Pickup: 10:30 ~ Site:https://shop.example')).toEqual([
    { name: 'Pickup', value: '10:30' },
    { name: 'Site', value: 'https://shop.example' },
  ])
})

test('a row without a value keeps its name and an empty row is dropped', () => {
  expect(parseRemarks('Gift~To: Noura~')).toEqual([
    { name: 'Gift', value: '' },
    { name: 'To', value: 'Noura' },
  ])
})

test.each(['', 'Leave it at 10:30', 'about 20 ~ 30 guests', '~'])('"%s" is plain text', (text) => {
  expect(parseRemarks(text)).toBe(null)
})

test('a remark that is a table itself has its rows below its name, among the others', () => {
  expect(
    remarkRows([
      { name: 'Order', value: 'Date latte:2~Karak:1' },
      { name: 'Guests', value: 'about 20 ~ 30' },
    ]),
  ).toEqual([
    { name: 'Order', value: '' },
    { name: 'Date latte', value: '2' },
    { name: 'Karak', value: '1' },
    { name: 'Guests', value: 'about 20 ~ 30' },
  ])
})
