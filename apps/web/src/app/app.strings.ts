export const appStrings = {
  'app.language': 'العربية',
  'app.skip': 'Skip to content',
  'app.social': 'Social links',
  'app.questions': 'Questions? Call or message {phone}',
  'app.call': 'Call {phone}',
  'app.goTo': 'Go to {site}',
  'app.newTab': 'opens in a new tab',
  'app.retry': 'Try again',
  'app.close': 'Close',
  'app.title': '{page} – {merchant}',
  'app.notFound.title': 'Page not found',
  'app.notFound.text':
    'The address may have been cut short. Open the link again from the start, or ask {merchant} for it.',
  'app.failed.title': 'The page could not be loaded',
  'app.failed.text':
    'This is our fault, not yours, and nothing was paid on this page. Please try again in a moment.',
  'app.landing.text': 'Payments are made through a link from {merchant}. Open yours to continue.',
}
