export const refusedStrings = {
  'refused.text': 'Nothing was downloaded.',
  'refused.list': 'Back to the list',
  'refused.dashboard': 'Back to the dashboard',
}
