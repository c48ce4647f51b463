import { headersOfPath, isForExporter, sectionOfPath } from './sections-of-paths.ts'
import type { Rights } from '../staff.ts'

/** Whether a page's section and headers are this user's (S2 §2). */
export function mayOpen(pathname: string, rights: Rights): boolean {
  const section = sectionOfPath(pathname)
  const headers = headersOfPath(pathname)
  return (
    (section === null || rights.has(section) || isForExporter(section, rights)) &&
    (headers === null || rights.tableHeaders.includes(headers))
  )
}
