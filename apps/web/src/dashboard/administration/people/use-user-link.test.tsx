import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { NoticesContext } from '../../../base/session/staff-notices.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { usersPage } from './people.fixtures.ts'
import { useUserLink } from './use-user-link.ts'

afterEach(() => vi.unstubAllGlobals())

/** What is said after a link was asked for. */
async function toldAfter(answer: () => Response): Promise<string[]> {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('navigator', { onLine: true, userActivation: { isActive: true } })
  vi.stubGlobal('fetch', async () => answer())
  const told: string[] = []
  const tell = (tone: string) => (text: string) => void told.push(`${tone}: ${text}`)
  const notices = { success: tell('success'), partial: tell('partial'), error: tell('error') }
  const links: ReturnType<typeof useUserLink>[] = []
  const Part = () => {
    links.push(useUserLink())
    return null
  }
  renderToString(
    <LanguageFixed locale="en" arabic={null}>
      <NoticesContext value={notices}>
        <Part />
      </NoticesContext>
    </LanguageFixed>,
  )
  const [user] = usersPage().results
  if (user) await links[0]?.(user)
  return told
}

test('P 7: a link that was mailed says so, a refusal in the server’s words, and no answer as everywhere', async () => {
  const sent = await toldAfter(() => Response.json({ message: 'The link is on its way' }))
  expect(sent).toEqual(['success: The link is on its way'])
  const problem = { code: 'x', message: 'This user is disabled', requestId: 'r' }
  const refused = await toldAfter(() => Response.json(problem, { status: 409 }))
  expect(refused).toEqual(['error: This user is disabled'])
  const unanswered = await toldAfter(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(unanswered).toEqual(['error: No answer came. Check the connection and try again.'])
})
