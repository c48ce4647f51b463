import { page, story, type Screen } from './screen.ts'

/** What a payer sees. A slice adds its screens here as it is built. */
export const payerScreens: readonly Screen[] = [
  {
    subject: 'pay page',
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
      { state: 'failed', from: story('pay-paymoments--failed') },
      { state: 'paying', from: story('pay-paymoments--paying') },
      { state: 'slow', from: story('pay-paymoments--slow') },
      { state: 'updating', from: story('pay-paymoments--updating') },
      { state: 'leaving', from: story('pay-paymoments--leaves-by-self') },
      { state: 'wallet', from: story('pay-paypage--wallet') },
      { state: 'dialog open', from: story('pay-paypage--terms') },
    ],
  },
  {
    subject: 'delivery step',
    full: story('pay-delivery--form-filled-in'),
    others: [
      { state: 'first visit', from: page('pay/PR-1003') },
      { state: 'prefilled', from: page('pay/PR-1004') },
      { state: 'form', from: story('pay-delivery--form') },
      { state: 'error', from: story('pay-delivery--missing') },
      { state: 'editing the map', from: story('pay-delivery--editing-the-map') },
      { state: 'area by typing', from: story('pay-delivery--area-by-typing') },
      { state: 'question', from: story('pay-delivery--confirm') },
      { state: 'confirmed', from: page('pay/PR-1004?step=pay') },
    ],
  },
  {
    subject: 'result',
    full: page('attempt/AT-1008'),
    others: [
      { state: 'long text', from: story('pay-attemptpage--long-text') },
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
    subject: 'reusable link',
    full: page('link/LINK-TASTING'),
    others: [
      { state: 'editable amount', from: page('link/LINK-GARDEN') },
      { state: 'empty', from: page('link/LINK-NONE') },
      { state: 'error', from: story('pay-linkpage--refused') },
      { state: 'used up', from: story('pay-linkpage--used-up') },
      { state: 'places held', from: story('pay-linkpage--full') },
      { state: 'switched off', from: story('pay-linkpage--inactive') },
      { state: 'expired', from: story('pay-linkpage--expired') },
      { state: 'paused', from: story('pay-linkpage--paused') },
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
    subject: 'catalogue',
    full: story('patterns-shop--catalogue'),
    others: [],
  },
  {
    subject: 'event',
    full: story('patterns-shop--event'),
    others: [],
  },
  {
    subject: 'menu',
    full: story('patterns-shop--menu'),
    others: [
      { state: 'item', from: story('patterns-shop--menu-item') },
      { state: 'empty', from: story('patterns-shop--cart-is-empty') },
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
