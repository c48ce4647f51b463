/** Built-in words. `…Body` and `…Subject` make a mail, `…Short` an SMS or WhatsApp message, `…Button` leads to the page. */
export const messagesStrings = {
  createdSubject: '{merchant} asks you for {amount}',
  createdBody:
    '{merchant} asks you to pay {amount} for {description}.\n\nOpen the page to see the bill and choose how to pay.',
  createdShort: '{merchant} asks you to pay {amount}. Reference {reference}. {link}',
  createdButton: 'See the bill and pay',
  paidSubject: 'You paid {amount} to {merchant}',
  paidBody: 'Thank you. {merchant} received {amount}.\n\nThe page below has the details of your payment.',
  paidShort: '{merchant} received {amount}. Reference {reference}. {link}',
  paidButton: 'See the payment',
  authorizedSubject: '{amount} is held for {merchant}',
  authorizedBody:
    'Your bank holds {amount} for {merchant}.\n\nThe money is taken when {merchant} confirms your order.',
  authorizedShort: 'Your bank holds {amount} for {merchant}. Reference {reference}. {link}',
  authorizedButton: 'See the payment',
  codSubject: '{merchant} confirmed your order',
  codBody: 'Thank you. Please have {amount} ready when {merchant} delivers your order.',
  codShort: '{merchant} confirmed your order. Pay {amount} on delivery. Reference {reference}. {link}',
  codButton: 'See the order',
  failedSubject: 'Your payment to {merchant} did not go through',
  failedBody:
    'The payment of {amount} to {merchant} did not go through.\n\nOpen the page to see why, and to try again.',
  failedShort: 'Your payment of {amount} to {merchant} did not go through. {link}',
  failedButton: 'See why, and try again',
  refundedSubject: '{merchant} gave back {amount}',
  refundedBody: '{merchant} gave back {amount}.\n\nIt can take your bank a few days to show it.',
  refundedShort: '{merchant} gave back {amount}. Reference {reference}. {link}',
  refundedButton: 'See the payment',
  webhook_disabledSubject: 'Your server has not answered Wasl for three days',
  webhook_disabledBody:
    'Events are no longer sent to {link}, because it has not taken one for three days.\n\nWhen it answers again, switch it on and replay what it missed.',
  webhook_disabledShort: 'Events are no longer sent to {link}: it has not taken one for three days.',
  amountLabel: 'Amount',
  referenceLabel: 'Reference',
  descriptionLabel: 'For',
  sentBy: '{merchant} sent you this message.',
  linkHint: 'If the button does not work, open this address:',
} as const

export type MessagesString = keyof typeof messagesStrings
