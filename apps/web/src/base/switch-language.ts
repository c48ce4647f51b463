import type { Locale } from '@wasl/domain/locale'
import { createContext, useContext } from 'react'

/** Changes the language in place: what was typed stays. */
export const SwitchLanguage = createContext<(to: Locale) => void>(() => {})

export const useSwitchLanguage = () => useContext(SwitchLanguage)
