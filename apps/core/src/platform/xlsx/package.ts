import { stylesXml } from './styles.ts'
import { declaration, spreadsheet } from './xml.ts'
import type { ZipPart } from './zip.ts'

const packages = 'http://schemas.openxmlformats.org/package/2006'
const documents = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook is beside its sheets, which are of these names. */
export function* packageOf(names: readonly string[]): Generator<ZipPart> {
  const sheets = names.map((name, at) => ({ name, id: at + 1, path: `worksheets/sheet${at + 1}.xml` }))
  const listed = sheets.map(({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`)
  yield part(
    'xl/workbook.xml',
    `<workbook xmlns="${spreadsheet}" xmlns:r="${documents}"><bookViews><workbookView/></bookViews><sheets>${listed.join('')}</sheets></workbook>`,
  )
  yield part('xl/styles.xml', stylesXml)
  yield part(
    'xl/_rels/workbook.xml.rels',
    related([...sheets.map(({ path }) => ['worksheet', path] as const), ['styles', 'styles.xml']]),
  )
  yield part('_rels/.rels', related([['officeDocument', 'xl/workbook.xml']]))
  const overrides = [
    ['workbook.xml', 'sheet.main'],
    ['styles.xml', 'styles'],
    ...sheets.map(({ path }) => [path, 'worksheet']),
  ].map(([path, type]) => `<Override PartName="/xl/${path}" ContentType="${types}.${type}+xml"/>`)
  yield part(
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`,
  )
}

const part = (name: string, xml: string): ZipPart => ({ name, texts: [declaration, xml] })

function related(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], at) =>
      `<Relationship Id="rId${at + 1}" Type="${documents}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}
