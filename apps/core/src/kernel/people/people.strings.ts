/** What the core says to staff who may not. `{…}` stands for a value. */
export const peopleStrings = {
  'people.notAuthenticated': 'Sign in to continue',
  'people.permissionDenied': 'You do not have permission to do this',
  'people.sectionDisabled': 'This section is not available to you',
  'people.reauthRequired': 'Enter your password again to do this',
  'people.tooManyUploads': 'You may upload {most} files in an hour. Please try again later.',
}

export type PeopleString = keyof typeof peopleStrings
