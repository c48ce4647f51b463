import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '@wasl/ui/actions/ButtonLink'
import { CartLink } from '@wasl/ui/commerce/cart/CartLink'
import { EmptyCart } from '@wasl/ui/commerce/cart/EmptyCart'
import { expect, userEvent } from 'storybook/test'
import { say } from '../ui/in-locale.ts'
import { CataloguePage } from './CataloguePage.tsx'
import { EventPage } from './EventPage.tsx'
import { ItemPage } from './ItemPage.tsx'
import { MenuPage } from './MenuPage.tsx'
import { ShopFrame } from './ShopFrame.tsx'

/** Whole pages of the shop, the event and the menu, made of the commerce set alone. */
const meta = {
  title: 'patterns/Shop',
  parameters: { layout: 'fullscreen' },
  tags: ['touch'],
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Catalogue: Story = {
  render: (_, context) => <CataloguePage context={context} />,
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    await userEvent.click(
      canvas.getByRole('button', { name: isArabic ? /علبة تمر إخلاص/ : /Ikhlas date box/ }),
    )
    await expect(
      canvas.getByRole('link', { name: isArabic ? /في السلة: 3/ : /In the cart: 3/ }),
    ).toBeVisible()
  },
}

export const Event: Story = {
  render: (_, context) => <EventPage context={context} />,
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const seats = canvas.getByRole('spinbutton', { name: isArabic ? 'مقعد' : 'Seat' })
    seats.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(
      canvas.getByRole('button', { name: isArabic ? /احجز.*19\.500/ : /Book.*19\.500/ }),
    ).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Menu: Story = { render: (_, context) => <MenuPage context={context} /> }

export const MenuItem: Story = {
  render: (_, context) => <ItemPage context={context} />,
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const [size] = canvas.getAllByRole('radiogroup')
    await userEvent.click(canvas.getByRole('button', { name: isArabic ? /^أضف/ : /^Add/ }))
    await expect(size).toBeInvalid()
    await expect(canvas.getByRole('radio', { name: isArabic ? /صغير/ : /Small/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: isArabic ? /وسط/ : /Medium/ }))
    await expect(size).not.toBeInvalid()
    await expect(canvas.getByRole('button', { name: /2\.350/ })).toBeVisible()
  },
}

export const CartIsEmpty: Story = {
  render: (_, context) => (
    <ShopFrame
      context={context}
      columns="list"
      tools={
        <CartLink
          href="#cart"
          label={say(context, 'Cart', 'السلة')}
          count={0}
          countLabel={say(context, 'empty', 'فارغة')}
        />
      }
    >
      <EmptyCart
        title={say(context, 'Your cart is empty', 'سلتك فارغة')}
        action={
          <ButtonLink href="#shop" variant="primary" isWide>
            {say(context, 'Back to the shop', 'العودة إلى المتجر')}
          </ButtonLink>
        }
      >
        {say(context, 'What you add stays here until you check out.', 'ما تضيفه يبقى هنا حتى تتم الطلب.')}
      </EmptyCart>
    </ShopFrame>
  ),
}
