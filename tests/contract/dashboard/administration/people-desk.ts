import type { databaseForTests } from '@wasl/tests/support/database'
import type { SignedIn } from '@wasl/tests/support/staff'
import { staffDesk } from '../../staff-desk.ts'

/** A core, and people who administer it. */
export function peopleDesk(database: ReturnType<typeof databaseForTests>) {
  const desk = staffDesk(database)
  const { as } = desk
  const change = async (who: SignedIn, userId: number, changes: object) => {
    const id = String(userId)
    const { body } = await as(who, 'administration.users.user', { params: { id } })
    const {
      email,
      name_en,
      name_ar,
      language,
      one_time_code,
      is_superuser,
      sections,
      permissions,
      roles,
      places,
      revision,
    } = body
    const kept = {
      email,
      name_en,
      name_ar,
      language,
      one_time_code,
      is_superuser,
      sections,
      permissions,
      roles,
      places,
    }
    return as(who, 'administration.users.change', { params: { id }, body: { ...kept, revision, ...changes } })
  }
  /** How often their open dashboards are told that their rights are others now. */
  const toldOfRights = async (userId: number) => {
    const { rows } = await database().pool.query(
      `select from outbox where topic = 'rights.changed' and payload ->> 'user' = $1`,
      [String(userId)],
    )
    return rows.length
  }
  return { ...desk, change, toldOfRights }
}

export const wish = {
  email: 'dalal@tamra-tide.example',
  name_en: 'Dalal',
  name_ar: 'دلال',
  language: 'ar',
  one_time_code: false,
  is_superuser: false,
  sections: ['general-info'],
  places: null,
  permissions: ['search_paymenttransaction'],
  roles: [],
}
