import { ThemeProvider } from '@wasl/ui/ThemeProvider'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import {
  appearanceCookie,
  AppearanceContext,
  readAppearance,
  writeAppearance,
  type Appearance,
} from './appearance.ts'

const aYearS = 31_536_000

/** Theme, density and the folded side, as the user left them in this browser. */
export function StaffAppearance({ children }: { children: ReactNode }) {
  const [appearance, setAppearance] = useState(() => readAppearance(cookieValue(document.cookie)))
  const control = useMemo(
    () => ({
      appearance,
      change: (part: Partial<Appearance>) => {
        const next = { ...appearance, ...part }
        document.cookie = `${appearanceCookie}=${writeAppearance(next)};path=/;max-age=${aYearS};samesite=lax`
        setAppearance(next)
      },
    }),
    [appearance],
  )

  useEffect(() => {
    document.documentElement.dataset['density'] = appearance.density
  }, [appearance.density])

  return (
    <AppearanceContext value={control}>
      <ThemeProvider theme={appearance.theme}>{children}</ThemeProvider>
    </AppearanceContext>
  )
}

const cookieValue = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${appearanceCookie}=`))
    ?.slice(appearanceCookie.length + 1)
