import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    storyLocale: 'en' | 'ar'
  }
}

Reflect.set(globalThis, 'waslStoryLocale', inject('storyLocale'))
