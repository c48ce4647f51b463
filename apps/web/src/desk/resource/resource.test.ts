import { expect, test } from 'vitest'
import { staffClient } from '../../base/session/staff-client.ts'
import type { Text } from '../../i18n/text.tsx'
import { draftOfRow, newDraft, paramsOf, wishOf, type AnyResource } from './any-resource.ts'
import { bilingual, choice, line, once, toggle } from './fields.tsx'
import { resource } from './resource.ts'

const empty = { nameEn: '', nameAr: '', username: null, unitCode: null, active: true }

const of = {
  empty,
  fields: [bilingual('name', 80), once(line('code', {}))],
} as unknown as AnyResource
const at = { page: { results: [] }, locale: 'en' } as unknown as Parameters<typeof draftOfRow>[2]

test('what is sent of a row is the wish alone, in the order of the form', () => {
  const row = { revision: 3, active: false, unitCode: 'main', id: 'COL-1', collected: [], username: null }
  const draft = draftOfRow(of, { ...row, nameEn: 'Till', nameAr: 'صندوق' }, at)
  expect(Object.entries(wishOf(of, draft, row, at))).toEqual([
    ['nameEn', 'Till'],
    ['nameAr', 'صندوق'],
    ['username', null],
    ['unitCode', 'main'],
    ['active', false],
  ])
})

test('what is chosen once is no part of a change, and a copy begins with what it copies', () => {
  const unit = { ...of, id: 'code', empty: { code: '', active: true } } as AnyResource
  const row = { code: 'main', active: false, revision: 2 }
  expect(draftOfRow(unit, row, at)).toEqual({ active: false })
  expect(paramsOf(unit, row)).toEqual({ params: { code: 'main' } })
  expect(newDraft(unit, row, at)).toEqual({ code: '', active: true })
  const copied = { ...unit, copyOf: ({ active }) => ({ active }) } as AnyResource
  expect(newDraft(copied, row, at)).toEqual({ code: '', active: false })
})

test('a field of the wish that the form leaves out, and a word that nobody says, do not compile', () => {
  const words = () => null as unknown as Text<Said>
  type Said = 'x.add' | 'x.list' | 'x.none' | 'x.noneText' | 'x.nameEn' | 'x.nameAr' | 'x.active'
  const page = {
    client: staffClient.administration.collectors,
    key: ['x'],
    prefix: 'x' as const,
    empty,
    columns: () => [],
    Head: () => null,
  }
  const name = bilingual('name', 80)
  const user = choice('username', () => [])
  const unit = choice('unitCode', () => [])
  const silent = () => null as never
  const pages = [
    // @ts-expect-error -- no field for `unitCode`
    resource({ ...page, words: silent, fields: [name, user, toggle('active')] }),
    // @ts-expect-error -- nobody says 'x.username'
    resource({ ...page, words, fields: [name, user, unit, toggle('active')] }),
    // @ts-expect-error -- a collector has no field of this name
    resource({ ...page, words: silent, fields: [name, user, unit, toggle('actve')] }),
    resource({ ...page, words: silent, fields: [name, user, unit, toggle('active')] }),
  ]
  expect(pages.map((made) => typeof made)).toEqual(['function', 'function', 'function', 'function'])
})
