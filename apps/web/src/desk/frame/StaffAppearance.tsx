import { ThemeProvider } from '@wasl/ui/ThemeProvider'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { appearanceCookie, AppearanceContext, writeAppearance, type Appearance } from './appearance.ts'

const aYearS = 31_536_000

type Props = { initial: Appearance; children: ReactNode }

/** Theme, density and the folded side, as the user left them in this browser. */
export function StaffAppearance({ initial, children }: Props) {
  const [appearance, setAppearance] = useState(initial)
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
