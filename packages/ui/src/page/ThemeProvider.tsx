import { useEffect, type ReactNode } from 'react'

export type Theme = 'system' | 'light' | 'dark'

/** Sets the page's theme. `system` follows the device. The server writes the same attribute on <html>. */
export function ThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset['theme']
    else dataset['theme'] = theme
  }, [theme])
  return children
}
