import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wasl/ui/actions/Button'
import { CartLink } from '@wasl/ui/commerce/cart/CartLink'
import { CategoryNav } from '@wasl/ui/commerce/catalogue/CategoryNav'
import { CategoryTree } from '@wasl/ui/commerce/catalogue/CategoryTree'
import { PlaceBar } from '@wasl/ui/commerce/menu/PlaceBar'
import { ShopHeader } from '@wasl/ui/commerce/ShopHeader'
import { ShopSearch } from '@wasl/ui/commerce/catalogue/ShopSearch'
import { SocialLinks } from '@wasl/ui/commerce/SocialLinks'
import type { SortSelect } from '@wasl/ui/commerce/catalogue/SortSelect'
import { TruckIcon } from '@wasl/ui/icons/TruckIcon'
import { LanguageSwitch } from '@wasl/ui/actions/LanguageSwitch'
import { Money } from '@wasl/ui/money/Money'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { SampleListHead } from '../patterns/SampleListHead.tsx'
import { categories, socialLinks } from '../patterns/shop.fixtures.ts'
import { inLocale, say } from './in-locale.ts'
import './story.css'

const meta = {
  title: 'ui/commerce/Chrome',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta
export default meta

type Story = StoryObj<typeof meta>

export const Header: Story = {
  render: (_, context) => (
    <ShopHeader
      title={say(context, 'Tamra & Tide', 'تمرة ومدّ')}
      line={say(context, 'Dates, coffee and good company by the sea', 'تمر وقهوة ولمّة حلوة على البحر')}
      logoUrl="/art/logo-tamra.svg"
      homeHref="#home"
      search={
        <ShopSearch action="#results" label={say(context, 'Search the products', 'ابحث في المنتجات')} />
      }
      cart={
        <CartLink
          href="#cart"
          label={say(context, 'Cart', 'السلة')}
          count={2}
          countLabel={say(context, '2 items', 'عنصران')}
        />
      }
    >
      <SocialLinks label={say(context, 'Social links', 'حسابات التواصل')} links={[...socialLinks]} />
      <LanguageSwitch
        href="#other"
        lang={say(context, 'ar', 'en') === 'ar' ? 'ar' : 'en'}
        name={say(context, 'العربية', 'English')}
      />
    </ShopHeader>
  ),
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const field = canvas.getByRole('searchbox', {
      name: isArabic ? 'ابحث في المنتجات' : 'Search the products',
    })
    await userEvent.click(field)
    await userEvent.type(field, isArabic ? 'تمر' : 'dates')
    await expect(field.clientWidth).toBeGreaterThan(100)
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(
      canvas.getByRole('link', { name: isArabic ? /السلة\s+عنصران/ : /Cart\s+2 items/ }),
    ).toHaveFocus()
  },
}

export const Place: Story = {
  render: (_, context) => (
    <PlaceBar
      icon={<TruckIcon />}
      title={say(context, 'Delivery to Salmiya', 'توصيل إلى السالمية')}
      facts={[
        { key: 'time', text: say(context, '25 min', '25 دقيقة') },
        {
          key: 'minimum',
          text: (
            <>
              {say(context, 'Minimum', 'الحد الأدنى للطلب')}{' '}
              <Money value="3.000" currency="KWD" locale={inLocale(context)} />
            </>
          ),
        },
        { key: 'hours', text: say(context, 'Open until 11:00 PM', 'مفتوح حتى 11:00 م') },
      ]}
      action={<Button size="row">{say(context, 'Change', 'تغيير')}</Button>}
    />
  ),
}

/** The current name is scrolled into the middle, from either side. */
export const Categories: Story = {
  render: (_, context) => (
    <div className="story-narrow">
      <CategoryNav
        label={say(context, 'Menu sections', 'أقسام القائمة')}
        categories={categories.map(({ id, en, ar }) => ({ id, label: say(context, en, ar), href: `#${id}` }))}
        current="sweets"
      />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const current = canvas.getByRole('link', { current: true })
    await expect(current).toHaveTextContent(globals.locale === 'ar' ? 'الحلويات' : 'Sweets')
    const list = canvas.getByRole('list')
    await waitFor(async () => {
      const [inside, frame] = [current.getBoundingClientRect(), list.getBoundingClientRect()]
      await expect(inside.left).toBeGreaterThanOrEqual(frame.left)
      await expect(inside.right).toBeLessThanOrEqual(frame.right)
    })
    await expect(Math.sign(list.scrollLeft)).toBe(globals.locale === 'ar' ? -1 : 1)
  },
}

export const Tree: Story = {
  parameters: { layout: 'padded' },
  render: (_, context) => (
    <CategoryTree
      label={say(context, 'Categories', 'الأقسام')}
      current="coffee"
      unfoldLabel={(name) => say(context, `What is in ${name}`, `ما في ${name}`)}
      categories={[
        { id: 'all', label: say(context, 'All', 'الكل'), href: '#all', count: '12' },
        {
          id: 'pantry',
          label: say(context, 'Pantry', 'المؤونة'),
          href: '#pantry',
          count: '6',
          children: [
            { id: 'dates', label: say(context, 'Dates', 'التمور'), href: '#dates', count: '3' },
            { id: 'coffee', label: say(context, 'Coffee', 'القهوة'), href: '#coffee', count: '2' },
          ],
        },
        {
          id: 'home',
          label: say(context, 'Home', 'البيت'),
          href: '#home',
          children: [{ id: 'cups', label: say(context, 'Cups and pots', 'الفناجين والدلال'), href: '#cups' }],
        },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const isArabic = globals.locale === 'ar'
    const pantry = canvas.getByRole('button', { name: isArabic ? 'ما في المؤونة' : 'What is in Pantry' })
    await expect(pantry).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('link', { current: true })).toBeVisible()
    pantry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(pantry).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('link', { current: true })).toBe(null)
  },
}

export const FiltersAndOrder: StoryObj<Meta<typeof SortSelect>> = {
  parameters: { layout: 'padded' },
  args: { onSort: fn() },
  render: ({ onSort }, context) => <SampleListHead context={context} onSort={onSort} />,
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'price')
    await expect(args.onSort).toHaveBeenCalledWith('price')
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(1)
  },
}
