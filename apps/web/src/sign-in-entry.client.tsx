import '@wasl/ui/theme/fonts.css'
import './app/page.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readBootstrap } from './app/bootstrap.ts'
import { fetchArabic } from './app/fetch-arabic.ts'
import { turnOnLateStyles } from './app/late-styles.ts'
import { log } from './app/log.ts'
import { Replaying } from './app/Replaying.tsx'
import { SignInRoot } from './app/sign-in/SignInRoot.tsx'
import { createArabicMessages } from './i18n/arabic.ts'

const styled = turnOnLateStyles(document)
const { facts, arabic } = readBootstrap(document)
const messages = createArabicMessages({
  initial: arabic,
  fetchMessages: fetchArabic,
  log,
})
const root = document.getElementById('app')
await styled
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
