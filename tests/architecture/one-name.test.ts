import { homeStrings } from '@wasl/core/dashboard/home/home.strings'
import { homeStringsAr } from '@wasl/core/dashboard/home/home.strings.ar'
import { listStrings as coreList } from '@wasl/core/dashboard/transactions/list/list.strings'
import { listStringsAr as coreListAr } from '@wasl/core/dashboard/transactions/list/list.strings.ar'
import { listModules } from '@wasl/contracts/web/dashboard/transactions.contract'
import { transactionStates } from '@wasl/domain/states'
import { appStrings } from '@wasl/web/base/base.strings.ts'
import { appStringsAr } from '@wasl/web/base/base.strings.ar.ts'
import { staffStrings } from '@wasl/web/desk/staff.strings.ts'
import { staffStringsAr } from '@wasl/web/desk/staff.strings.ar.ts'
import { reportsStrings } from '@wasl/web/dashboard/reports/reports.strings.ts'
import { reportsStringsAr } from '@wasl/web/dashboard/reports/reports.strings.ar.ts'
import { listStrings } from '@wasl/web/dashboard/transactions/list/list.strings.ts'
import { listStringsAr } from '@wasl/web/dashboard/transactions/list/list.strings.ar.ts'
import { describe, expect, test } from 'vitest'

type Words = Readonly<Record<string, string>>
type Named = { menu: Words; badge: Words; list: Words; reports: Words; core: Words; home: Words }

const languages: Record<'en' | 'ar', Named> = {
  en: {
    menu: staffStrings,
    badge: appStrings,
    list: listStrings,
    reports: reportsStrings,
    core: coreList,
    home: homeStrings,
  },
  ar: {
    menu: staffStringsAr,
    badge: appStringsAr,
    list: listStringsAr,
    reports: reportsStringsAr,
    core: coreListAr,
    home: homeStringsAr,
  },
}

/** A menu, a column, a filter and a report speak of one thing: staff look for the word they read. */
describe.each(Object.entries(languages))('in %s', (_, { menu, badge, list, reports, core, home }) => {
  test.each(listModules.filter((module) => module !== 'all'))(
    '%s has one name wherever it stands',
    (module) => {
      const name = menu[`staff.section.${module}`]
      expect({
        column: list[`list.module.${module}`],
        report: reports[`reports.module.${module}`],
        filter: core[`plugin.${module}`],
        start: home[`product.${module}`],
      }).toEqual({ column: name, report: name, filter: name, start: name })
    },
  )

  test.each(transactionStates)('a filter calls %s what its badge does', (state) => {
    expect(core[`state.${state}`]).toBe(badge[`app.state.${state}`])
  })
})
