import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { Link } from '@wasl/ui/actions/Link'
import { Ltr } from '@wasl/ui/text/Ltr'
import { ShopHeader } from '@wasl/ui/commerce/ShopHeader'
import { ShopPage } from '@wasl/ui/commerce/ShopPage'
import { SocialFooter } from '@wasl/ui/page/SocialFooter'
import type { ReactNode } from 'react'
import { say } from '../ui/in-locale.ts'
import { socialLinks } from './shop.fixtures.ts'

export type Toolbar = Parameters<typeof say>[0]

type Props = {
  context: Toolbar
  columns: 'list' | 'menu' | 'booking'
  /** Search and cart, or a link to the other events. */
  tools?: ReactNode
  /** The merchant's own line, on the shop's first page. */
  hasLine?: boolean
  top?: ReactNode
  hasBar?: boolean
  children: ReactNode
}

/** Header and footer of the demo shop around a page. */
export function ShopFrame({ context, columns, tools, hasLine, top, hasBar, children }: Props) {
  const other = say(context, 'ar', 'en') === 'ar' ? 'ar' : 'en'
  const line = say(context, 'Dates, coffee and good company by the sea', 'تمر وقهوة ولمّة حلوة على البحر')
  return (
    <ShopPage
      columns={columns}
      hasBar={hasBar}
      skipLabel={say(context, 'Skip to the content', 'انتقل إلى المحتوى')}
      header={
        <ShopHeader
          title={say(context, 'Tamra & Tide', 'تمرة ومدّ')}
          line={hasLine ? line : undefined}
          logoUrl="/art/logo-tamra.svg"
          homeHref="#home"
          search={tools}
        >
          <LanguageSwitch href="#other" lang={other} name={say(context, 'العربية', 'English')} />
        </ShopHeader>
      }
      top={top}
      footer={
        <SocialFooter label={say(context, 'Social links', 'حسابات التواصل')} links={[...socialLinks]}>
          {say(context, 'Tamra & Tide Foods (demo company)', 'شركة تمرة ومدّ للأغذية (شركة تجريبية)')} ·{' '}
          <Link href="#website">
            <Ltr>tamra-tide.example</Ltr>
          </Link>
        </SocialFooter>
      }
    >
      {children}
    </ShopPage>
  )
}
