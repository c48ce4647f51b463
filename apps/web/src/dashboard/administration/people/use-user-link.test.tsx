import { staffContract } from '@wasl/contracts/web-staff'
import type { HttpHandler } from 'msw'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mock, mockUnreachable } from '../../../base/mock.fixtures.ts'
import { served } from '../../../base/served.fixtures.ts'
import { NoticesContext } from '../../../base/session/staff-notices.ts'
import { LanguageFixed } from '../../../i18n/language.tsx'
import { usersPage } from './people.fixtures.ts'
import { useUserLink } from './use-user-link.ts'

const { invite } = staffContract.administration.users

/** What is said after a link was asked for. */
async function toldAfter(answer: HttpHandler): Promise<string[]> {
  served(answer)
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
  const sent = await toldAfter(mock(invite, { status: 200, body: { message: 'The link is on its way' } }))
  expect(sent).toEqual(['success: The link is on its way'])
  const problem = { code: 'x', message: 'This user is disabled', requestId: 'r' }
  const refused = await toldAfter(mock(invite, { status: 409, body: problem }))
  expect(refused).toEqual(['error: This user is disabled'])
  const unanswered = await toldAfter(mockUnreachable(invite))
  expect(unanswered).toEqual(['error: No answer came. Check the connection and try again.'])
})
