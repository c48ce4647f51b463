import type { Cart } from '@wasl/domain/cart/cart'
import { sharedText } from '@wasl/domain/cart/kept-cart'
import { Button } from '@wasl/ui/actions/Button'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CopyButton } from '@wasl/ui/actions/CopyButton'
import { Dialog } from '@wasl/ui/notices/Dialog'
import { MessageCircleIcon } from '@wasl/ui/icons/MessageCircleIcon'
import { ShareIcon } from '@wasl/ui/icons/ShareIcon'
import { Ltr } from '@wasl/ui/text/Ltr'
import { Scripted } from '@wasl/ui/page/Scripted'
import { useEffect, useState } from 'react'
import { useAppText } from '../../base/base.text.ts'
import { loadChunk } from '../../base/load-chunk.ts'
import { log } from '../../base/log.ts'
import { paths } from '../../base/paths.ts'
import { useLocale } from '../../i18n/language.tsx'
import { useMerchantName } from '../../parts/useMerchantName.ts'
import { useShopText } from '../shop.text.ts'
import css from './CartPage.module.css'

/** SHOP-★6: the same products elsewhere, by link or code. It carries no price and nobody's name. */
export function ShareCart({ cart }: { cart: Cart }) {
  const t = useShopText()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Scripted>
      <Button icon={<ShareIcon />} onClick={() => setIsOpen(true)}>
        {t('shop.share')}
      </Button>
      {isOpen && <ShareSheet items={sharedText(cart)} onClose={() => setIsOpen(false)} />}
    </Scripted>
  )
}

function ShareSheet({ items, onClose }: { items: string; onClose: () => void }) {
  const t = useShopText()
  const locale = useLocale()
  const merchant = useMerchantName()
  const url = `${location.origin}${paths.cart(locale)}?items=${encodeURIComponent(items)}`
  const message = `${t('shop.shareMessage', { merchant })}\n${url}`
  return (
    <Dialog
      kind="sheet"
      title={t('shop.shareTitle')}
      closeLabel={useAppText()('app.close')}
      onClose={onClose}
    >
      <div className={css.share}>
        <CartCode url={url} />
        <p className={css.address}>
          <Ltr>{url}</Ltr>
        </p>
        <CopyButton text={url} label={t('shop.copyLink')} copiedLabel={t('shop.copied')} />
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          variant="primary"
          size="pay"
          icon={<MessageCircleIcon />}
          isWide
        >
          {t('shop.sendByWhatsApp')}
        </ButtonLink>
        <p>{t('shop.shareNote')}</p>
      </div>
    </Dialog>
  )
}

type Drawing = { side: number; path: string }

/** What draws it comes with the press: no page of the shop starts with it. */
function CartCode({ url }: { url: string }) {
  const t = useShopText()
  const meaning = { role: 'img', 'aria-label': t('shop.shareCode') }
  const [drawn, setDrawn] = useState<Drawing | null>(null)
  useEffect(() => {
    loadChunk(() => import('@wasl/ui/scan/qr-drawing.ts')).then(
      ({ drawQr }) => setDrawn(drawQr(url)),
      (error: unknown) => log('The code of a cart', error),
    )
  }, [url])
  return (
    <div className={css.code} data-keep-colours="">
      {drawn && (
        <svg viewBox={`0 0 ${drawn.side} ${drawn.side}`} {...meaning}>
          <path d={drawn.path} />
        </svg>
      )}
    </div>
  )
}
