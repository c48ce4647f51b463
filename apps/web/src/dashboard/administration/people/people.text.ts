import { createUseText, type Text } from '../../../i18n/text.tsx'
import { peopleStrings, type PeopleString } from './people.strings.ts'
import { permissionStrings, type PermissionString } from './permission-words.strings.ts'

export const usePeopleText = createUseText({ ...peopleStrings, ...permissionStrings })

export type PeopleText = Text<PeopleString | PermissionString>
