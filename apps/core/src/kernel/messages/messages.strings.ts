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
  capturedSubject: '{merchant} took {amount} that was held',
  capturedBody:
    '{merchant} took {amount} of what your bank held.\n\nThe page below has the details of your payment.',
  capturedShort: '{merchant} took {amount} that your bank held. Reference {reference}. {link}',
  capturedButton: 'See the payment',
  voidedSubject: '{merchant} gave up the {amount} that was held',
  voidedBody:
    '{merchant} will not take the {amount} that your bank held. Nothing was charged.\n\nIt can take your bank a few days to show the money as free again.',
  voidedShort: '{merchant} will not take the {amount} that your bank held. Reference {reference}. {link}',
  voidedButton: 'See the payment',
  webhook_disabledSubject: 'Your server has not answered for three days',
  webhook_disabledBody:
    'Events are no longer sent to {link}, because it has not taken one for three days.\n\nWhen it answers again, switch it on and replay what it missed.',
  webhook_disabledShort: 'Events are no longer sent to {link}: it has not taken one for three days.',
  sign_in_codeSubject: 'Your sign-in code is {reference}',
  sign_in_codeBody:
    'Hello {customer}. Enter this code to sign in to {merchant}. It works once, for five minutes.\n\nNobody at {merchant} will ever ask you for it. If you are not signing in, somebody knows your password: change it.',
  sign_in_codeShort: '{reference} is your sign-in code for {merchant}.',
  invitedSubject: 'You work with {merchant}: choose your password',
  invitedBody:
    'Hello {customer}. An account was made for you at {merchant}. Your username is {reference}.\n\nChoose your password by this link. It works once, for three days.',
  invitedShort: 'Choose a password for your account at {merchant}, username {reference}: {link}',
  invitedButton: 'Choose your password',
  password_resetSubject: 'Choose a new password for {merchant}',
  password_resetBody:
    'Hello {customer}. Somebody asked for a new password for your account.\n\nThe link works once, for thirty minutes. If it was not you, do nothing: your password stays as it is.',
  password_resetShort: 'Choose a new password for {merchant}: {link}',
  password_resetButton: 'Choose a new password',
  password_changedSubject: 'Your password for {merchant} was changed',
  password_changedBody:
    'Hello {customer}. Your password was changed, and your other sessions have ended.\n\nIf it was not you, ask for a new password on the sign-in page at once, and tell your administrator.',
  password_changedShort: 'Your password for {merchant} was changed.',
  password_chosenSubject: 'Your account at {merchant} is ready',
  password_chosenBody:
    'Hello {customer}. You have chosen your password, and can sign in with your username.\n\nIf it was not you, tell your administrator at once.',
  password_chosenShort: 'Your account at {merchant} is ready.',
  operation_rejectedSubject: 'What you asked for was not approved: {amount} of {reference}',
  operation_rejectedBody:
    'Hello {customer}. A colleague did not approve what you asked for with payment {reference}. No money has moved.\n\nThe reason, where one was given, stands below.',
  operation_rejectedShort: 'Not approved: {amount} of {reference}. {link}',
  operation_rejectedButton: 'See the payment',
  operation_manualSubject: 'Approved, but not done: {amount} of {reference}',
  operation_manualBody:
    'Hello {customer}. What you asked for with payment {reference} was approved, but could not be done. No money has moved.\n\nOpen the payment to see why. It can be tried again for a limited time.',
  operation_manualShort: 'Approved, but not done: {amount} of {reference}. {link}',
  operation_manualButton: 'See why, and try again',
  operation_canceledSubject: 'Called off, not done: {amount} of {reference}',
  operation_canceledBody:
    'Hello {customer}. What you asked for with payment {reference} could not be done, and is not tried again: a colleague called it off, or did something else with the payment. What you asked for moved no money.',
  operation_canceledShort: 'Called off, not done: {amount} of {reference}. {link}',
  operation_canceledButton: 'See the payment',
  operation_expiredSubject: 'Not done in time: {amount} of {reference}',
  operation_expiredBody:
    'Hello {customer}. The time for what you asked for with payment {reference} has run out, and nobody can approve it or try it again. What you asked for moved no money.\n\nIf it is still needed, ask for it anew.',
  operation_expiredShort: 'Not done in time: {amount} of {reference}. {link}',
  operation_expiredButton: 'See the payment',
  order_unfulfilledSubject: 'Refund of {amount}: {merchant} can’t fulfill your order',
  order_unfulfilledBody:
    'We’re sorry. We received your payment of {amount} after order {reference} had expired, and {merchant} can’t fulfill it.\n\nYou’ll be refunded automatically. Your bank may take a few days to show the refund.',
  order_unfulfilledShort:
    'We’re sorry: {merchant} can’t fulfill order {reference}. You’ll be refunded {amount} automatically. {link}',
  order_unfulfilledButton: 'See the payment',
  order_placedSubject: 'Order {reference} is confirmed',
  order_placedBody:
    'Thank you. {merchant} has your order {reference}.\n\nOpen the page below to see its status at any time.',
  order_placedShort: '{merchant} has your order {reference}. Status: {link}',
  order_placedButton: 'View order',
  order_readySubject: 'Order {reference} is ready for pickup',
  order_readyBody: 'Your order {reference} is ready. You can pick it up from {merchant}.',
  order_readyShort: 'Your order {reference} from {merchant} is ready for pickup. {link}',
  order_readyButton: 'View order',
  order_shippedSubject: 'Order {reference} has been shipped',
  order_shippedBody: '{merchant} has shipped your order {reference}.',
  order_shippedShort: '{merchant} has shipped your order {reference}. {link}',
  order_shippedButton: 'View order',
  order_correctedSubject: 'Correction: order {reference} isn’t ready yet',
  order_correctedBody:
    'Our last message about order {reference} was sent too early. {merchant} is still preparing your order and will let you know when it’s ready.',
  order_correctedShort: 'Correction: {merchant} is still preparing your order {reference}. {link}',
  order_correctedButton: 'View order',
  order_canceledSubject: 'Order {reference} is canceled',
  order_canceledBody:
    '{merchant} canceled your order {reference}.\n\nIf a refund is due, you’ll get a separate email when it’s made.',
  order_canceledShort: '{merchant} canceled your order {reference}. {link}',
  order_canceledButton: 'View order',
  tickets_readySubject: 'Your tickets for {description}',
  tickets_readyBody:
    'Hello {customer}. You’re booked for {description} with {merchant}.\n\nOpen your tickets with the button below. Show them on your phone at the entrance, or print them.',
  tickets_readyShort: 'Your tickets for {description}: {link}',
  tickets_readyButton: 'Open your tickets',
  codeLabel: 'Code',
  amountLabel: 'Amount',
  referenceLabel: 'Reference',
  descriptionLabel: 'For',
  reasonLabel: 'Reason',
  sentBy: '{merchant} sent you this message.',
  linkHint: 'If the button does not work, open this address:',
} as const

export type MessagesString = keyof typeof messagesStrings
