import '@wasl/ui/theme/fonts.css'
import './page.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readBootstrap } from './bootstrap.ts'
import { fetchArabic } from './fetch-arabic.ts'
import { log } from '../base/log.ts'
import { Replaying } from './Replaying.tsx'
import { SignInRoot } from './sign-in/SignInRoot.tsx'
import { createArabicMessages } from '../i18n/arabic.ts'

const { facts, arabic } = readBootstrap(document)
const messages = createArabicMessages({
  initial: arabic,
  fetchMessages: fetchArabic,
  log,
})
const root = document.getElementById('app')
if (root) {
  startTransition(() => {
    const app = (
      <Replaying>
        <SignInRoot facts={facts} messages={messages} />
      </Replaying>
    )
    hydrateRoot(root, app, { onRecoverableError: (error) => log('Hydration', error) })
  })
}
