/** S2 §3: the subjects; S2 §8 and S1 §5: what is said of the form. `mail.*` is what support reads. */
export const helpStrings = {
  'subject.support_request': 'Support request',
  'subject.suggestion': 'Suggestion',
  'subject.feedback': 'Feedback',
  'field.required': 'This field is required',
  'field.email': 'Enter valid email address',
  'field.subject': 'Choose one of the subjects',
  'field.messageTooLong': 'At most {limit} characters; yours has {length}',
  'sent.message': 'Your message is on its way. The answer will come to {email}.',
  'refused.noSupport': 'Nobody can be mailed from here yet: the merchant has no address for support.',
  'refused.tooMany': 'You may write to support {most} times in an hour. Please try again later.',
  'mail.subject': '{subject} from {name}',
  'mail.intro': '{name} wrote this from the dashboard. An answer to this mail goes to {email}.',
  'mail.topic': 'Subject',
  'mail.user': 'User',
  'mail.email': 'Answer to',
  'mail.language': 'Language',
  'mail.language.en': 'English',
  'mail.language.ar': 'Arabic',
  'mail.browser': 'Browser',
  'mail.request': 'Request',
  'mail.footer': 'Sent from the dashboard of {merchant}.',
} as const

export type HelpString = keyof typeof helpStrings
