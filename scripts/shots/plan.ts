/** ux E: what a reviewer scores. A screen is taken from the running product, a component from Storybook. */
export type Look = {
  readonly width: number
  readonly locale: 'en' | 'ar'
  /** forced: the colours are the system's. */
  readonly theme: 'light' | 'dark' | 'forced'
}
export type Shot = Look & {
  readonly subject: string
  readonly state: string
  /** A path below the language, or the id of a story. */
  readonly from: { readonly path: string } | { readonly story: string }
}

type State = { readonly state: string; readonly from: Shot['from'] }
type Screen = { readonly subject: string; readonly full: Shot['from']; readonly others: readonly State[] }

const page = (path: string) => ({ path })
const story = (id: string) => ({ story: id })

/** A slice adds its screens here as it is built. */
const screens: readonly Screen[] = [
  {
    subject: 'S1 pay page',
    full: page('pay/PR-1001'),
    others: [
      { state: 'loading', from: story('pay-skeletonview--loading') },
      { state: 'empty', from: page('pay/PR-404') },
      { state: 'error', from: story('pay-paypage--after-a-refused-plain-form') },
      { state: 'long text', from: page('pay/PR-1015') },
      { state: 'expired', from: page('pay/PR-1013') },
      { state: 'paused', from: page('pay/PR-423') },
      { state: 'editable amount', from: page('pay/PR-1002') },
      { state: 'remarks', from: page('pay/PR-1005') },
      { state: 'already paid', from: page('pay/PR-1008') },
      { state: 'dialog open', from: story('pay-paypage--terms') },
    ],
  },
  {
    subject: 'S2 delivery step',
    full: page('pay/PR-1004'),
    others: [
      { state: 'first visit', from: page('pay/PR-1003') },
      { state: 'form', from: story('pay-delivery--form') },
      { state: 'error', from: story('pay-delivery--missing') },
      { state: 'editing the map', from: story('pay-delivery--editing-the-map') },
      { state: 'area by typing', from: story('pay-delivery--area-by-typing') },
      { state: 'question', from: story('pay-delivery--confirm') },
      { state: 'confirmed', from: page('pay/PR-1004?step=pay') },
    ],
  },
  {
    subject: 'S3 result',
    full: page('attempt/AT-1008'),
    others: [
      { state: 'waiting', from: page('attempt/AT-1006') },
      { state: 'empty', from: page('attempt/AT-NONE') },
      { state: 'error', from: page('attempt/AT-1011') },
      { state: 'cash', from: page('attempt/AT-1010') },
      { state: 'authorized', from: page('attempt/AT-1009') },
      { state: 'expired', from: page('attempt/AT-1013') },
      { state: 'stranger', from: page('attempt/AT-1008?next=https://evil.example/') },
    ],
  },
  {
    subject: 'code verification',
    full: page('cpr?referrer=gathering'),
    others: [
      { state: 'error', from: story('pay-codepage--refused') },
      { state: 'too many tries', from: story('pay-codepage--too-many-tries') },
      { state: 'accepted', from: story('pay-codepage--accepted-on-merchant-site') },
      { state: 'leaving', from: story('pay-codepage--leaving') },
      { state: 'empty', from: page('cpr?referrer=nowhere') },
    ],
  },
  {
    subject: 'hosted checkout',
    full: page('checkout/CS-002'),
    others: [
      { state: 'payment options', from: page('spf/payment-options/SH-002') },
      { state: 'payment details', from: page('spf/payment-details/AT-SH-001') },
      { state: 'empty', from: page('checkout/CS-404') },
    ],
  },
  {
    subject: 'transaction details',
    full: page('transaction/PR-1001'),
    others: [
      { state: 'loading', from: story('pay-transactiondetails--loading') },
      { state: 'empty', from: page('transaction/PR-404') },
      { state: 'error', from: story('pay-transactiondetails--no-data') },
      { state: 'long text', from: story('pay-transactiondetails--long-text') },
      { state: 'paid', from: page('transaction/PR-1008') },
      { state: 'share', from: story('pay-transactiondetails--share-open') },
    ],
  },
  {
    subject: 'receipt',
    full: page('attempt/AT-1008/receipt'),
    others: [
      { state: 'empty', from: page('attempt/AT-NONE/receipt') },
      { state: 'error', from: page('attempt/AT-1011/receipt') },
      { state: 'long text', from: story('pay-receipt--long') },
      { state: 'partly refunded', from: story('pay-receipt--partly-refunded') },
    ],
  },
  {
    subject: 'S4 catalogue',
    full: story('patterns-shop--catalogue'),
    others: [],
  },
  {
    subject: 'S6 event',
    full: story('patterns-shop--event'),
    others: [],
  },
  {
    subject: 'S7 menu',
    full: story('patterns-shop--menu'),
    others: [
      { state: 'item', from: story('patterns-shop--menu-item') },
      { state: 'empty', from: story('patterns-shop--cart-is-empty') },
    ],
  },
  {
    subject: 'S8 sign-in',
    full: page('login'),
    others: [
      { state: 'empty', from: story('auth-signin--nothing-typed') },
      { state: 'error', from: story('auth-signin--field-refused') },
      { state: 'code', from: story('auth-signin--code') },
      { state: 'code refused', from: story('auth-signin--code-refused') },
      { state: 'forgot', from: page('forget-password') },
      { state: 'link sent', from: story('auth-signin--link-sent') },
      { state: 'reset', from: story('auth-signin--reset') },
    ],
  },
  {
    subject: 'dashboard frame',
    full: story('dashboard-shell-shell--administrator'),
    others: [
      { state: 'loading', from: story('dashboard-shell-shell--starting') },
      { state: 'empty', from: story('dashboard-shell-shell--nothing-is-open') },
      { state: 'error', from: story('dashboard-shell-shell--page-failed') },
      { state: 'palette', from: story('dashboard-shell-shell--palette') },
      { state: 'history', from: story('dashboard-shell-shell--history') },
      { state: 'section off', from: story('dashboard-shell-shell--section-off') },
    ],
  },
  {
    subject: 'S9 transactions',
    full: story('dashboard-transactions-list--full'),
    others: [
      { state: 'loading', from: story('dashboard-transactions-list--loading') },
      { state: 'empty', from: story('dashboard-transactions-list--no-data') },
      { state: 'no results', from: story('dashboard-transactions-list--no-results') },
      { state: 'long text', from: story('dashboard-transactions-list--long-text') },
      { state: 'filters', from: story('dashboard-transactions-list--filters-open') },
      { state: 'selected', from: story('dashboard-transactions-bulkactions--selected') },
      { state: 'inside', from: story('dashboard-transactions-list--inside') },
      { state: 'export', from: story('dashboard-transactions-export--chosen-fields') },
    ],
  },
  {
    subject: 'S10 transaction',
    full: story('dashboard-transactions-detail--partly-refunded'),
    others: [
      { state: 'loading', from: story('dashboard-transactions-detail--loading') },
      { state: 'empty', from: story('dashboard-transactions-detail--not-found') },
      { state: 'error', from: story('dashboard-transactions-detail--failed') },
      { state: 'long text', from: story('dashboard-transactions-detail--long-text') },
      { state: 'refund', from: story('dashboard-transactions-refunddialog--amount') },
      { state: 'refund asked', from: story('dashboard-transactions-refunddialog--sure') },
      { state: 'refund refused', from: story('dashboard-transactions-refunddialog--refused') },
      { state: 'refunded', from: story('dashboard-transactions-refunddialog--success') },
    ],
  },
  {
    subject: 'table headers',
    full: story('dashboard-transactions-tableheaders--full'),
    others: [{ state: 'loading', from: story('dashboard-transactions-tableheaders--loading') }],
  },
  {
    subject: 'generated reports',
    full: story('dashboard-reports-reports--every-state'),
    others: [
      { state: 'loading', from: story('dashboard-reports-reports--loading') },
      { state: 'empty', from: story('dashboard-reports-reports--empty') },
    ],
  },
  {
    subject: 'S9 table',
    full: story('patterns-tables--transactions'),
    others: [
      { state: 'loading', from: story('patterns-tables--loading') },
      { state: 'empty', from: story('patterns-tables--no-data') },
      { state: 'error', from: story('patterns-tables--failed') },
      { state: 'no results', from: story('patterns-tables--no-results') },
      { state: 'dialog open', from: story('patterns-tables--filters') },
    ],
  },
  {
    subject: 'S11 bookings',
    full: story('patterns-tables--bookings'),
    others: [],
  },
  {
    subject: 'S12 scan',
    full: story('ui-scan-qrscanner--states'),
    others: [{ state: 'denied', from: story('ui-scan-qrscanner--denied') }],
  },
  {
    subject: 'S13 home',
    full: story('dashboard-home-home--full'),
    others: [
      { state: 'loading', from: story('dashboard-home-home--loading') },
      { state: 'empty', from: story('dashboard-home-home--new-merchant') },
      { state: 'error', from: story('dashboard-home-home--failed') },
    ],
  },
  {
    subject: 'form',
    full: story('patterns-forms--empty'),
    others: [
      { state: 'error', from: story('patterns-forms--seven-problems') },
      { state: 'list open', from: story('ui-fields-combobox--open') },
    ],
  },
]

const locales = ['en', 'ar'] as const

/** 20 shots of a screen with four other states, as ux E asks, and two in forced colours. */
export const shotsOfScreens = (): Shot[] =>
  screens.flatMap(({ subject, full, others }) => [
    ...looks([1440, 1024, 390, 320], 'light').map((look) => ({
      subject,
      state: 'full',
      from: full,
      ...look,
    })),
    ...looks([1440, 390], 'dark').map((look) => ({ subject, state: 'full', from: full, ...look })),
    ...looks([390], 'forced').map((look) => ({ subject, state: 'full', from: full, ...look })),
    ...others.flatMap((other) => looks([390], 'light').map((look) => ({ subject, ...other, ...look }))),
  ])

/** A component's states at three widths: every width in one language and theme, every language in both themes. */
export const shotsOfStories = (stories: readonly { id: string; title: string }[]): Shot[] =>
  stories.flatMap(({ id, title }) =>
    componentLooks.map((look) => ({
      subject: title,
      state: id.replace(/^.*--/, ''),
      from: story(id),
      ...look,
    })),
  )

const componentLooks: readonly Look[] = [
  { width: 1440, locale: 'en', theme: 'light' },
  { width: 1024, locale: 'ar', theme: 'light' },
  { width: 320, locale: 'ar', theme: 'light' },
  { width: 320, locale: 'en', theme: 'dark' },
  { width: 1024, locale: 'en', theme: 'dark' },
  { width: 1440, locale: 'ar', theme: 'dark' },
]

const looks = (widths: readonly number[], theme: Look['theme']): Look[] =>
  widths.flatMap((width) => locales.map((locale) => ({ width, locale, theme })))

/** `s1-pay-page-full-ar-390-dark.png` */
export const fileOf = ({ subject, state, locale, width, theme }: Shot): string =>
  `${[subject, state, locale, width, theme]
    .join('-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}.png`
