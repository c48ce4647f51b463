import { expect, test } from 'vitest'
import { qrBorder } from './qr-border.ts'

test.each(['Cash on Delivery', 'Cod', 'Paid', 'Authorized'])(
  'the border of a QR code is green for %s',
  (state) => {
    expect(qrBorder(state)).toBe('good')
  },
)

test.each(['Created', 'Pending', 'Attempted', 'Failed', 'Canceled', 'Expired', 'Invalid', 'Refunded', ''])(
  'the border of a QR code is red for "%s"',
  (state) => {
    expect(qrBorder(state)).toBe('bad')
  },
)
