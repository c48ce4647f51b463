import type {
  Collectors,
  ManagedCollector,
} from '@wasl/contracts/web/dashboard/administration/collectors.contract'

export const collector = (changes: Partial<ManagedCollector> = {}): ManagedCollector => ({
  id: 'COL-CASHIER',
  nameEn: 'Yousef Karam',
  nameAr: 'يوسف كرم',
  username: 'cashier.demo',
  unitCode: 'main',
  active: true,
  initiator: 'cashier.demo',
  revision: 0,
  collected: [
    { currencyCode: 'KWD', payments: 42, received: '1204.750', cash: '86.500' },
    { currencyCode: 'USD', payments: 3, received: '120.00', cash: '0.00' },
  ],
  ...changes,
})

const choice = (value: string, en: string, ar: string) => ({ value, nameEn: en, nameAr: ar })

export const collectors = (
  list: readonly ManagedCollector[] = [
    collector(),
    collector({
      id: 'COL-CATERING',
      nameEn: 'Catering counter',
      nameAr: 'منفذ الضيافة',
      username: null,
      unitCode: 'catering',
      initiator: 'Catering counter',
      collected: [],
    }),
    collector({
      id: 'COL-OLD',
      nameEn: 'Old kiosk',
      nameAr: 'الكشك القديم',
      username: null,
      active: false,
      collected: [],
    }),
  ],
  publicCollect = false,
): Collectors => ({
  results: [...list],
  units: [choice('main', 'Tamra & Tide', 'تمرة ومدّ'), choice('catering', 'Catering', 'الضيافة')],
  users: [
    choice('cashier.demo', 'Yousef Karam', 'يوسف كرم'),
    choice('admin.demo', 'Alia Al-Sane', 'علياء الصانع'),
  ],
  publicCollect,
})
