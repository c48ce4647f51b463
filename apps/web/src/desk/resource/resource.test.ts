import { expect, test } from 'vitest'
import { staffClient } from '../../base/session/staff-client.ts'
import type { Text } from '../../i18n/text.tsx'
import { wishOf } from './any-resource.ts'
import { bilingual, choice, toggle } from './fields.tsx'
import { resource } from './resource.ts'

const empty = { nameEn: '', nameAr: '', username: null, unitCode: null, active: true }

test('what is sent of a row is the wish alone, in the order of the form', () => {
  const row = { revision: 3, active: false, unitCode: 'main', id: 'COL-1', collected: [], username: null }
  const sent = wishOf({ empty }, { ...row, nameEn: 'Till', nameAr: 'صندوق' })
  expect(Object.entries(sent)).toEqual([
    ['nameEn', 'Till'],
    ['nameAr', 'صندوق'],
    ['username', null],
    ['unitCode', 'main'],
    ['active', false],
  ])
})

test('a field of the wish that the form leaves out, and a word that nobody says, do not compile', () => {
  const words = () => null as unknown as Text<Said>
  type Said = 'x.add' | 'x.list' | 'x.none' | 'x.noneText' | 'x.nameEn' | 'x.nameAr' | 'x.active'
  const of = {
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
    resource({ ...of, words: silent, fields: [name, user, toggle('active')] }),
    // @ts-expect-error -- nobody says 'x.username'
    resource({ ...of, words, fields: [name, user, unit, toggle('active')] }),
    // @ts-expect-error -- a collector has no field of this name
    resource({ ...of, words: silent, fields: [name, user, unit, toggle('actve')] }),
    resource({ ...of, words: silent, fields: [name, user, unit, toggle('active')] }),
  ]
  expect(pages.map((page) => typeof page)).toEqual(['function', 'function', 'function', 'function'])
})
