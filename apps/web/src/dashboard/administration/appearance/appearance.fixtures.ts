import type { ManagedUnit } from '@wasl/contracts/web/dashboard/administration/units.contract'

const unit: ManagedUnit = {
  key: 'main',
  titleEn: 'Tamra & Tide',
  titleAr: 'تمرة ومدّ',
  headerColor: '#ffffff',
  logoUrl: '',
  website: '',
  instagramUrl: '',
  twitterUrl: '',
  facebookUrl: '',
  showUnitTitle: true,
  isPaused: false,
  requests: 706,
  revision: 1,
}

/** Two that take payments and one that is paused. */
export const shops: ManagedUnit[] = [
  unit,
  { ...unit, key: 'catering', titleEn: 'Catering', titleAr: 'الضيافة', requests: 162 },
  { ...unit, key: 'pop-up', titleEn: 'Pop-up', titleAr: 'الكشك', requests: 1, isPaused: true },
]
