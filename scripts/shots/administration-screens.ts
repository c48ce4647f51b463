import { story, type Screen } from './screen.ts'

/** The areas of the administration. */
export const administrationScreens: readonly Screen[] = [
  {
    subject: 'administration users',
    full: story('dashboard-administration-people--users'),
    others: [
      { state: 'long text', from: story('dashboard-administration-people--long-names') },
      { state: 'loading', from: story('dashboard-administration-people--loading') },
      { state: 'empty', from: story('dashboard-administration-people--nobody-found') },
      { state: 'error', from: story('dashboard-administration-people--failed') },
      { state: 'new user', from: story('dashboard-administration-people--new-user') },
    ],
  },
  {
    subject: 'administration roles',
    full: story('dashboard-administration-people--roles'),
    others: [
      { state: 'long text', from: story('dashboard-administration-people--long-names-of-roles') },
      { state: 'empty', from: story('dashboard-administration-people--no-role-of-their-own') },
      { state: 'new role', from: story('dashboard-administration-people--new-role') },
    ],
  },
  {
    subject: 'administration audit',
    full: story('dashboard-administration-auditlog--entries'),
    others: [
      { state: 'two dates', from: story('dashboard-administration-auditlog--between-two-dates') },
      { state: 'long text', from: story('dashboard-administration-auditlog--long-text') },
      { state: 'loading', from: story('dashboard-administration-auditlog--loading') },
      { state: 'empty', from: story('dashboard-administration-auditlog--nothing-found') },
      { state: 'error', from: story('dashboard-administration-auditlog--failed') },
      { state: 'details', from: story('dashboard-administration-auditlog--details') },
    ],
  },
  {
    subject: 'administration gateways',
    full: story('dashboard-administration-gateways--every-gateway'),
    others: [
      { state: 'long text', from: story('dashboard-administration-gateways--long-text') },
      { state: 'loading', from: story('dashboard-administration-gateways--loading') },
      { state: 'empty', from: story('dashboard-administration-gateways--none') },
      { state: 'error', from: story('dashboard-administration-gateways--failed') },
      { state: 'edit', from: story('dashboard-administration-gateways--edit') },
    ],
  },
  {
    subject: 'administration pause',
    full: story('dashboard-administration-pause--open'),
    others: [
      { state: 'loading', from: story('dashboard-administration-pause--loading') },
      { state: 'error', from: story('dashboard-administration-pause--failed') },
      { state: 'paused', from: story('dashboard-administration-pause--whole-merchant-paused') },
      { state: 'pause a unit', from: story('dashboard-administration-pause--pause-a-unit') },
      { state: 'resume', from: story('dashboard-administration-pause--resume') },
    ],
  },
  {
    subject: 'administration api keys',
    full: story('dashboard-administration-apikeys--every-key'),
    others: [
      { state: 'long text', from: story('dashboard-administration-apikeys--long-text') },
      { state: 'loading', from: story('dashboard-administration-apikeys--loading') },
      { state: 'empty', from: story('dashboard-administration-apikeys--none') },
      { state: 'error', from: story('dashboard-administration-apikeys--failed') },
      { state: 'new key', from: story('dashboard-administration-apikeys--new-key') },
      { state: 'revoke', from: story('dashboard-administration-apikeys--revoke') },
    ],
  },
  {
    subject: 'administration webhooks',
    full: story('dashboard-administration-webhooks--every-server'),
    others: [
      { state: 'long text', from: story('dashboard-administration-webhooks--long-text') },
      { state: 'loading', from: story('dashboard-administration-webhooks--loading') },
      { state: 'empty', from: story('dashboard-administration-webhooks--none') },
      { state: 'error', from: story('dashboard-administration-webhooks--failed') },
      { state: 'new webhook', from: story('dashboard-administration-webhooks--new-webhook') },
      { state: 'one delivery', from: story('dashboard-administration-webhooks--one-delivery') },
      { state: 'nothing sent', from: story('dashboard-administration-webhooks--nothing-sent') },
    ],
  },
  {
    subject: 'administration brand',
    full: story('dashboard-administration-appearance--brand-of-the-merchant'),
    others: [
      { state: 'loading', from: story('dashboard-administration-appearance--brand-loading') },
      { state: 'error', from: story('dashboard-administration-appearance--brand-failed') },
      { state: 'too pale', from: story('dashboard-administration-appearance--a-colour-that-is-too-pale') },
    ],
  },
  {
    subject: 'administration units',
    full: story('dashboard-administration-appearance--units'),
    others: [
      { state: 'loading', from: story('dashboard-administration-appearance--units-loading') },
      { state: 'error', from: story('dashboard-administration-appearance--units-failed') },
      { state: 'add a unit', from: story('dashboard-administration-appearance--add-a-unit') },
    ],
  },
  {
    subject: 'administration messages',
    full: story('dashboard-administration-messages--product-words'),
    others: [
      { state: 'loading', from: story('dashboard-administration-messages--loading') },
      { state: 'error', from: story('dashboard-administration-messages--failed') },
      { state: 'own words', from: story('dashboard-administration-messages--own-words') },
    ],
  },
  {
    subject: 'administration settings',
    full: story('dashboard-administration-settings--of-the-merchant'),
    others: [
      { state: 'loading', from: story('dashboard-administration-settings--loading') },
      { state: 'error', from: story('dashboard-administration-settings--failed') },
    ],
  },
  {
    subject: 'administration customers',
    full: story('dashboard-administration-customers--found'),
    others: [
      { state: 'empty', from: story('dashboard-administration-customers--before-a-search') },
      { state: 'no results', from: story('dashboard-administration-customers--nobody-found') },
      { state: 'stored', from: story('dashboard-administration-customers--stored') },
      { state: 'money on its way', from: story('dashboard-administration-customers--money-on-its-way') },
      { state: 'after erasures', from: story('dashboard-administration-customers--after-erasures') },
    ],
  },
  {
    subject: 'administration collectors',
    full: story('dashboard-administration-collectors--full'),
    others: [
      { state: 'long text', from: story('dashboard-administration-collectors--long-text') },
      { state: 'loading', from: story('dashboard-administration-collectors--loading') },
      { state: 'empty', from: story('dashboard-administration-collectors--empty') },
      { state: 'error', from: story('dashboard-administration-collectors--failed') },
      { state: 'new collector', from: story('dashboard-administration-collectors--new-collector') },
      { state: 'link of a counter', from: story('dashboard-administration-collectors--link-of-a-counter') },
    ],
  },
]
