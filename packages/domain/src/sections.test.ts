import { expect, test } from 'vitest'
import {
  headerPermission,
  knownPlugins,
  openSections,
  pluginOfSection,
  sectionOfPlugin,
  sections,
} from './sections.ts'

test('a section of a plugin needs that plugin, the others need none', () => {
  expect(sections.filter((section) => pluginOfSection(section) === null)).toEqual([
    'general-info',
    'generated_reports',
    'help',
  ])
  expect(sectionOfPlugin('e_commerce')).toBe('e_commerce')
  expect(sectionOfPlugin('help')).toBeNull()
  expect(sectionOfPlugin('__proto__')).toBeNull()
})

test('whatever a merchant may have installed has a section of its own', () => {
  expect(knownPlugins.every((plugin) => sectionOfPlugin(plugin) === plugin)).toBe(true)
  expect(sections.filter((section) => !knownPlugins.includes(section))).toEqual([
    'general-info',
    'session',
    'generated_reports',
    'help',
  ])
})

test('a flag of a plugin that is not installed opens nothing', () => {
  expect(openSections(['session', 'shopify'], ['e_commerce'])).toEqual(['session'])
  expect(openSections(['help', 'event', 'bulk', 'nonsense'], ['bulk'])).toEqual(['bulk', 'help'])
})

test('S1 §6 names the right to edit a header', () => {
  expect(headerPermission('payment_request')).toBe('change_paymentrequestpaymenttransactionproxyfield')
  expect(headerPermission('e_commerce')).toBe('change_ecompaymenttransactionproxyfield')
  expect(headerPermission('pos')).toBeNull()
  expect(headerPermission('constructor')).toBeNull()
})
