export const areaStrings = {
  'area.close': 'Close',
  'area.cancel': 'Cancel',
  'area.save': 'Save changes',
  'area.saving': 'Saving…',
  'area.discard': 'Discard changes',
  'area.unsaved': 'What you changed here is not saved yet.',
  'area.saved': 'Saved',
  'area.failed':
    'No answer came, so it is not known whether this was saved. Look at what is stored before you try once more.',
  'area.reload': 'Look at it again',
  'area.optional': '(optional)',
  'area.question': 'Which amount do you mean?',
  'area.shownOnce': 'Shown once',
  'area.copied': 'Copied to clipboard',
  'area.done': 'I have kept it',
  'area.leaveNotKept': 'Leave before it is kept?',
  'area.notKept': 'It is gone for good once this is closed: copy it first, or say that you have kept it.',
} as const

export type AreaString = keyof typeof areaStrings
