import { expect, test } from 'vitest'
import { signInWarning } from './sign-in-warning.ts'

test.each(['https://pay.example', 'http://localhost:4000', 'http://dar-nuwair.localhost:4000'])(
  'staff can sign in at %s',
  (url) => expect(signInWarning(url)).toBeNull(),
)

test.each(['http://pay.example', 'http://192.168.1.7:4000', 'http://localhost.example'])(
  'the start says that nobody can sign in at %s',
  (url) => expect(signInWarning(url)).toContain(url),
)
