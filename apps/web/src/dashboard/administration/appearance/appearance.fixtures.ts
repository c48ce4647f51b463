import type { Brand } from '@wasl/contracts/web/dashboard/administration/brand.contract'
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

export const tamra: Brand = {
  titleEn: 'Tamra & Tide',
  titleAr: 'تمرة ومدّ',
  subheaderEn: 'Dates, coffee and good company',
  subheaderAr: 'تمر وقهوة ولقاء طيّب',
  legalEn: 'Tamra & Tide Foods',
  legalAr: 'شركة تمرة ومدّ للأغذية',
  brand: '#f77c1a',
  logoUrl: '/art/logo-tamra.svg',
  faviconUrl: '',
  website: 'https://tamra-tide.example',
  phone: '+96522345678',
  whatsapp: '+96550012345',
  email: 'hello@tamra-tide.example',
  termsEn: '<p>Orders are final once they are prepared.</p>',
  termsAr: '<p>الطلبات نهائية بعد تحضيرها.</p>',
  termsRequired: false,
  disclaimer: false,
  disclaimerEn: '',
  disclaimerAr: '',
  headerConfig: { payment_request: { languageButton: true, social: 'footer' } },
  termsVersion: 1,
  revision: 1,
}
