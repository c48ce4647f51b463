import type { Roles } from '@wasl/contracts/web/dashboard/administration/roles.contract'
import type { AdministeredUser, UsersPage } from '@wasl/contracts/web/dashboard/administration/users.contract'
import { readyRoles } from '@wasl/domain/roles'

const user = (id: number, wish: Partial<AdministeredUser> & { username: string }): AdministeredUser => ({
  id,
  email: `${wish.username}@tamra-tide.example`,
  nameEn: wish.username,
  nameAr: wish.username,
  language: 'en',
  state: 'active',
  isSuperuser: false,
  oneTimeCode: false,
  sections: ['general-info'],
  places: null,
  permissions: [],
  roles: [],
  held: ['search_paymenttransaction'],
  awaiting: [],
  sessions: 0,
  lastSeen: '2026-11-20T12:40:00Z',
  created: '2025-01-08T06:00:00Z',
  revision: 0,
  isSelf: false,
  hindrance: null,
  ...wish,
})

export const usersPage = (): UsersPage => ({
  asOf: '2026-11-20T15:04:00.000Z',
  count: 5,
  counts: { active: 3, invited: 1, disabled: 1 },
  results: [
    user(1, {
      username: 'admin.demo',
      nameEn: 'Alia Al-Sane',
      nameAr: 'علياء الصانع',
      isSuperuser: true,
      isSelf: true,
      sessions: 2,
    }),
    user(5, {
      username: 'checker.demo',
      nameEn: 'Reem Bouresli',
      nameAr: 'ريم بورسلي',
      roles: ['finance'],
      permissions: ['payment.edit'],
      sessions: 1,
      hindrance: 'This user may do more than you, so only an owner can change them.',
    }),
    user(2, {
      username: 'cashier.demo',
      nameEn: 'Yousef Karam',
      nameAr: 'يوسف كرم',
      roles: ['cashier', 'ROLE-1'],
      awaiting: ['payment.refund', 'payment.void'],
    }),
    user(7, {
      username: 'dalal',
      nameEn: 'Dalal',
      nameAr: 'دلال',
      state: 'invited',
      lastSeen: null,
      held: [],
    }),
    user(8, { username: 'former', nameEn: 'Nasser', nameAr: 'ناصر', state: 'disabled', roles: ['viewer'] }),
  ],
})

export const roles = (): Roles => ({
  owners: 2,
  results: [
    ...Object.entries(readyRoles).map(([id, permissions], at) => ({
      id,
      isReady: true,
      nameEn: '',
      nameAr: '',
      permissions: [...permissions],
      users: at % 3,
      revision: 0,
    })),
    {
      id: 'ROLE-1',
      isReady: false,
      nameEn: 'Night desk',
      nameAr: 'مكتب الليل',
      permissions: ['payment.create', 'search_paymenttransaction', 'orders.scan'],
      users: 1,
      revision: 3,
    },
  ],
})
