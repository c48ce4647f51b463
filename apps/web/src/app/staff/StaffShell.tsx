import { pick } from '@wasl/domain/locale'
import { AppShell } from '@wasl/ui/navigation/AppShell'
import { MerchantHead } from '@wasl/ui/navigation/MerchantHead'
import { SearchButton } from '@wasl/ui/navigation/SearchButton'
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useLocale } from '../../i18n/language.tsx'
import { loadChunk } from '../../base/load-chunk.ts'
import { Offline } from '../../base/page/Offline.tsx'
import { useAppearance } from '../../desk/frame/appearance.ts'
import { NewRequests } from '../../desk/frame/NewRequests.tsx'
import { useStaff } from '../../desk/staff.ts'
import { useStaffText } from '../../desk/staff.text.ts'
import { StaffCommands } from '../../desk/menu/StaffCommands.tsx'
import { StaffMenu } from '../../desk/menu/StaffMenu.tsx'
import { StaffSide } from '../../desk/frame/StaffSide.tsx'
import { StaffTools } from '../../desk/frame/StaffTools.tsx'
import { TitleFocus } from '../../desk/frame/TitleFocus.tsx'

const RequestsDialog = lazy(() =>
  loadChunk(() => import('./RequestsDialog.tsx')).then((module) => ({ default: module.RequestsDialog })),
)

/** S2 §2 "Shell and menu": the bar, the side, and the page between them. */
export function StaffShell({ children }: { children: ReactNode }) {
  const t = useStaffText()
  const locale = useLocale()
  const { merchant } = useStaff()
  const { appearance, change } = useAppearance()
  const [over, setOver] = useState<'palette' | 'requests' | null>(null)
  const openPalette = useCallback(() => setOver('palette'), [])
  const close = () => setOver(null)

  const { isFolded } = appearance
  const side = useCallback(
    (isDrawnFolded: boolean) =>
      sideOf({ isFolded: isDrawnFolded, onFold: () => change({ isFolded: !isFolded }) }),
    [change, isFolded],
  )
  return (
    <StaffCommands isOpen={over === 'palette'} onOpen={openPalette} onClose={close}>
      <TitleFocus />
      <AppShell
        isFolded={isFolded}
        side={side}
        bar={{
          brand: <MerchantHead name={pick(merchant.title, locale)} logoUrl={merchant.logoUrl} />,
          search: <SearchButton label={t('staff.search')} onPress={openPalette} />,
          tools: <StaffTools />,
          end: (
            <>
              <NewRequests onPress={() => setOver('requests')} />
              <StaffMenu onPalette={openPalette} />
            </>
          ),
        }}
        notice={<Offline />}
        words={{ skip: t('staff.skip'), menu: t('staff.menu'), close: t('staff.close') }}
      >
        {children}
      </AppShell>
      {over === 'requests' && (
        <Suspense>
          <RequestsDialog onClose={close} />
        </Suspense>
      )}
    </StaffCommands>
  )
}

const sideOf = (props: Parameters<typeof StaffSide>[0]) => <StaffSide {...props} />
