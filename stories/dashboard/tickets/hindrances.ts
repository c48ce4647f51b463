import type { Locale } from '@wasl/domain/locale'

const arabic: Readonly<Record<string, string>> = {
  'You asked for this yourself: a colleague answers.': 'هذا طلبك أنت: يرد عليه زميل.',
  'You lack this permission yourself, so you cannot give it.': 'لا تملك هذه الصلاحية، فلا يمكنك منحها.',
  'You asked for this yourself: a colleague checks it.': 'هذا طلبك أنت: يراجعه زميل.',
  'You have approved it; one more colleague has to.': 'وافقت عليه، ويلزم زميل آخر.',
}

type Hindered = { readonly hindrance: string | null }

/** The server says in the reader's language why a request is not theirs to answer. */
export const hinderedIn = <T extends Hindered>(locale: Locale, requests: readonly T[]): T[] =>
  requests.map((request) => ({
    ...request,
    hindrance: locale === 'ar' ? (arabic[request.hindrance ?? ''] ?? request.hindrance) : request.hindrance,
  }))
