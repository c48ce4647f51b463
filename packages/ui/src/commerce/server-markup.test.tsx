import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Money } from '../money/Money.tsx'
import { AddButton } from './cart/AddButton.tsx'
import { AddNotch } from './cart/AddNotch.tsx'
import { BuyBar } from './cart/BuyBar.tsx'
import { CartBar } from './cart/CartBar.tsx'
import { CartLine } from './cart/CartLine.tsx'
import { CartLines } from './cart/CartLines.tsx'
import { CartLink } from './cart/CartLink.tsx'
import { CategoryNav } from './catalogue/CategoryNav.tsx'
import { CategoryTree } from './catalogue/CategoryTree.tsx'
import { DateRows } from './events/DateRows.tsx'
import { EmptyCart } from './cart/EmptyCart.tsx'
import { EventCard } from './events/EventCard.tsx'
import { EventGrid } from './events/EventGrid.tsx'
import { Facts } from './Facts.tsx'
import { FilterChips } from './catalogue/FilterChips.tsx'
import { Hero } from './Hero.tsx'
import { InCart } from './cart/InCart.tsx'
import { ItemSheet } from './menu/ItemSheet.tsx'
import { ListHead } from './catalogue/ListHead.tsx'
import { Mark } from './catalogue/Mark.tsx'
import { MenuItemRow } from './menu/MenuItemRow.tsx'
import { MenuSection } from './menu/MenuSection.tsx'
import { OptionGroup } from './menu/OptionGroup.tsx'
import { OrderSummary } from './cart/OrderSummary.tsx'
import { Picture } from './catalogue/Picture.tsx'
import { PlaceBar } from './menu/PlaceBar.tsx'
import { Price } from './catalogue/Price.tsx'
import { ProductCard } from './catalogue/ProductCard.tsx'
import { ProductGrid } from './catalogue/ProductGrid.tsx'
import { PromoCode } from './cart/PromoCode.tsx'
import { ShopHeader } from './ShopHeader.tsx'
import { ShopPage } from './ShopPage.tsx'
import { ShopSearch } from './catalogue/ShopSearch.tsx'
import { SideCart } from './cart/SideCart.tsx'
import { SocialLinks } from './SocialLinks.tsx'
import { SortSelect } from './catalogue/SortSelect.tsx'
import { TicketRow } from './events/TicketRow.tsx'
import { Tickets } from './events/Tickets.tsx'

const price = (
  <Price value="7.500" was="8.750" currency="KWD" locale="en" words={{ now: 'now', was: 'was' }} />
)
const total = <Money value="7.350" currency="KWD" locale="en" />
const categories = [{ id: 'sea', label: 'From the sea', href: '#sea' }]
const ignore = () => {}

const drawn: Record<string, ReactNode> = {
  AddButton: <AddButton label="Add to cart" of="Dates" unavailable="Back on Thursday" />,
  AddNotch: <AddNotch href="/a" label="Add Balaleet" count={2} />,
  BuyBar: <BuyBar stepper="−1+">Add</BuyBar>,
  CartBar: <CartBar href="/cart" label="View cart" count={3} countLabel="3 items" total={total} />,
  CartLine: <CartLine name="Latte" price={price} notice={{ kind: 'soldOut', text: 'Sold out' }} />,
  CartLines: <CartLines label="Cart">Words</CartLines>,
  CartLink: <CartLink href="/cart" label="Cart" count={2} countLabel="2 items" />,
  CategoryNav: <CategoryNav label="Menu" categories={categories} current="sea" />,
  CategoryTree: <CategoryTree label="Shop" categories={categories} current="sea" unfoldLabel={String} />,
  DateRows: (
    <DateRows
      name="date"
      legend="Choose a date"
      dates={[{ value: '2026-11-25', day: 'Wed 25 Nov', left: { kind: 'soldOut', text: 'Sold out' } }]}
    />
  ),
  EmptyCart: <EmptyCart title="Your cart is empty" action="Back" />,
  EventCard: <EventCard name="Tasting" href="/a" picture={<Picture url="/a.svg" />} when="Wed" where="Sea" />,
  EventGrid: <EventGrid label="Events">Words</EventGrid>,
  Facts: <Facts facts={[{ key: 'a', icon: '·', title: 'Wed' }]} />,
  FilterChips: (
    <FilterChips label="Store" chips={[{ key: 'a', label: 'All', count: '12', href: '/' }]} current="a" />
  ),
  Hero: <Hero>Words</Hero>,
  InCart: <InCart stepper="−1+">in your cart</InCart>,
  ItemSheet: <ItemSheet name="Latte" picture={<Picture url="/a.svg" />} price={price} close="Close" />,
  ListHead: <ListHead title="Shop" count="12 products" />,
  Mark: <Mark kind="soldOut">Sold out</Mark>,
  MenuItemRow: <MenuItemRow name="Balaleet" href="/a" description="Sweet" price={price} />,
  MenuSection: (
    <MenuSection id="sea" title="From the sea">
      Words
    </MenuSection>
  ),
  OptionGroup: (
    <OptionGroup
      name="size"
      legend="Size"
      limits={{ min: 1, max: 1, rule: 'Required' }}
      choices={[{ value: 's', label: 'Small', unavailable: 'Sold out' }]}
      problem="Choose a size"
    />
  ),
  OrderSummary: (
    <OrderSummary
      title="Your order"
      fold="Show order"
      costs={[{ key: 'a', label: 'Voucher', value: total, isSaving: true }]}
      total={{ label: 'Total', value: total }}
      footer="Checkout"
    />
  ),
  Picture: <Picture url="/a.svg" isMuted />,
  PlaceBar: <PlaceBar icon="·" title="Delivery" facts={[]} action="Change" />,
  Price: price,
  ProductCard: <ProductCard name="Dates" href="/a" picture={<Picture url={null} />} price={price} />,
  ProductGrid: <ProductGrid label="Products">Words</ProductGrid>,
  PromoCode: (
    <PromoCode
      state={{ kind: 'refused', message: 'Voucher expired' }}
      onApply={ignore}
      onRemove={ignore}
      words={{ label: 'Voucher', apply: 'Apply', remove: 'Remove' }}
    />
  ),
  ShopHeader: <ShopHeader title="Tamra" line="By the sea" logoUrl={null} homeHref="/" />,
  ShopPage: (
    <ShopPage header="H" columns="menu" hasBar skipLabel="Skip">
      Words
    </ShopPage>
  ),
  ShopSearch: <ShopSearch action="/search" label="Search the products" />,
  SideCart: <SideCart>Words</SideCart>,
  SocialLinks: <SocialLinks label="Social" links={[{ network: 'x', href: '/x', name: 'X' }]} />,
  SortSelect: (
    <SortSelect
      label="Sort by"
      name="sort"
      orders={[{ value: 'price', label: 'Price' }]}
      defaultValue="price"
    />
  ),
  TicketRow: (
    <TicketRow name="Seat" price={price} availability={{ kind: 'later', text: 'On sale from 1 Dec' }} />
  ),
  Tickets: <Tickets label="Tickets">Words</Tickets>,
}

test.each(Object.keys(drawn))('%s needs no inline style and no script of its own on the server', (name) => {
  const markup = renderToString(drawn[name])
  expect(markup).not.toMatch(/ style=/)
  expect(markup).not.toMatch(/<script| on\w+=/)
  expect(markup).not.toContain('undefined')
  expect(markup).not.toContain('rel="preload"')
})

test('every component of the shops is in the list above', () => {
  const files = globSync('**/*.tsx', { cwd: import.meta.dirname })
  const components = files.filter((file) => !file.includes('.test.')).map((file) => basename(file, '.tsx'))
  expect(components.toSorted()).toEqual(Object.keys(drawn).toSorted())
})
