import { parseAmount } from '@wasl/domain/money'
import { dayIn } from '@wasl/domain/wall-clock'
import { addMenuItems, type MenuItemWish } from '../kernel/menu/add-menu-items.service.ts'
import type { BranchService, BranchServices, ServiceRules } from '../kernel/menu/branch.domain.ts'
import {
  insertAddOns,
  insertAreas,
  insertBranches,
  insertCateringCategories,
  insertCateringItems,
  insertChoices,
  insertClosures,
  insertHours,
  insertMenuCategories,
  insertOptionGroups,
  insertZones,
  type Ids,
} from '../kernel/menu/edit-menu.store.ts'
import { findMenuItemIds, listBranches } from '../kernel/menu/menu.store.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Tx } from '../platform/db/db.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { readDemoFiles } from './demo-files.ts'
import { demoMoment } from './demo-moment.ts'
import { readMenuFiles, type MenuFiles } from './menu-files.ts'

type Place = { merchantId: number; currency: string; timeZone: string; now: Date }

/** The demo's branches and menu. A merchant who has branches keeps theirs. */
export async function seedMenu({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const { merchants } = await readDemoFiles()
  const files = await readMenuFiles()
  for (const { id: merchantId, key, plugins, currency, timezone: timeZone } of merchants) {
    if (!plugins.includes('food_ordering') || (await listBranches(db, merchantId)).length > 0) continue
    const place = { merchantId, currency, timeZone, now: clock.now() }
    await inTransaction(db, async (tx) => {
      const own = ofMerchant(files, key)
      const branches = await seedBranches(tx, place, own)
      await seedDishes(tx, place, { files: own, branches })
    })
  }
}

/** Everything of a merchant; areas are everybody's. */
const ofMerchant = (files: MenuFiles, key: string): MenuFiles => {
  const isOurs = ({ merchant }: { merchant: string }) => merchant === key
  return {
    areas: files.areas,
    branches: files.branches.filter(isOurs),
    hours: files.hours.filter(isOurs),
    closures: files.closures.filter(isOurs),
    zones: files.zones.filter(isOurs),
    categories: files.categories.filter(isOurs),
    groups: files.groups.filter(isOurs),
    addOns: files.addOns.filter(isOurs),
    items: files.items.filter(isOurs),
    catering: files.catering.filter(isOurs),
  }
}

async function seedBranches(tx: Tx, place: Place, files: MenuFiles): Promise<Ids> {
  const { merchantId, currency, timeZone, now } = place
  await insertAreas(
    tx,
    files.areas.map(({ id, en, ar, gov, lat, lng }, position) => ({
      merchantId,
      key: id,
      nameEn: en,
      nameAr: ar,
      governorate: gov,
      lat,
      lng,
      position,
    })),
  )
  const branches = await insertBranches(
    tx,
    files.branches.map((one, position) => ({
      merchantId,
      key: one.key,
      nameEn: one.name_en,
      nameAr: one.name_ar,
      email: one.email,
      phone: one.phone,
      addressEn: one.address_en,
      addressAr: one.address_ar,
      image: one.image,
      lat: one.lat,
      lng: one.lng,
      minimumOrder: minorOf(one.minimum_order, currency),
      deliveryMinutes: one.delivery_minutes,
      services: servicesOf(one.services),
      position,
      createdAt: now,
    })),
  )
  const day = (offset: string) => dayIn(timeZone, demoMoment(offset, now))
  await insertHours(
    tx,
    files.hours.flatMap(({ branch, days, from, until, ...hours }) =>
      (days ?? [null]).map((weekday) => ({
        merchantId,
        branchId: known(branches, branch),
        service: hours.service,
        weekday,
        fromDate: from === undefined ? null : day(from),
        untilDate: until === undefined ? null : day(until),
        startMinute: minuteOf(hours.start),
        minutes: hours.minutes,
        nameEn: hours.name_en,
        nameAr: hours.name_ar,
      })),
    ),
  )
  await insertClosures(
    tx,
    files.closures.map(({ branch, kind, from, until, reason_en, reason_ar }) => ({
      merchantId,
      branchId: known(branches, branch),
      kind,
      fromAt: demoMoment(from, now),
      untilAt: demoMoment(until, now),
      reasonEn: reason_en,
      reasonAr: reason_ar,
    })),
  )
  await insertZones(
    tx,
    files.zones.map((zone) => ({
      merchantId,
      branchId: known(branches, zone.branch),
      key: zone.key,
      nameEn: zone.name_en,
      nameAr: zone.name_ar,
      kind: zone.kind,
      areas: zone.areas,
      polygon: zone.polygon,
      lat: zone.lat,
      lng: zone.lng,
      radiusMetres: zone.radius,
      fee: minorOf(zone.fee, currency),
      minimumOrder: minorOf(zone.minimum, currency),
      etaMinutes: zone.eta,
      priority: zone.priority,
    })),
  )
  return branches
}

async function seedDishes(
  tx: Tx,
  { merchantId, currency, now }: Place,
  { files, branches }: { files: MenuFiles; branches: Ids },
): Promise<void> {
  const named = ({ key, name_en, name_ar }: { key: string; name_en: string; name_ar: string }) => ({
    merchantId,
    key,
    nameEn: name_en,
    nameAr: name_ar,
  })
  const categories = await insertMenuCategories(
    tx,
    files.categories.map((one, position) => ({ ...named(one), image: one.image, position })),
  )
  const groups = await insertOptionGroups(
    tx,
    files.groups.map((one, position) => ({
      ...named(one),
      isSize: one.is_size,
      pick: one.pick,
      least: one.least,
      most: one.most,
      position,
    })),
  )
  await insertChoices(
    tx,
    files.groups.flatMap(({ key, choices }) =>
      choices.map((choice, position) => ({
        ...named(choice),
        groupId: known(groups, key),
        price: minorOf(choice.price, currency),
        position,
      })),
    ),
  )
  const addOns = await insertAddOns(
    tx,
    files.addOns.map((one, position) => ({
      ...named(one),
      price: minorOf(one.price, currency),
      position,
    })),
  )
  // A dish that runs out is counted at each branch that serves it.
  const serving = files.branches.filter(({ services }) => services.some((one) => one !== 'catering'))
  const dish = (item: MenuFiles['items'][number], position: number): MenuItemWish => ({
    sku: item.sku,
    categoryId: known(categories, item.category),
    state: 'active',
    nameEn: item.name_en,
    nameAr: item.name_ar,
    descriptionEn: '',
    descriptionAr: '',
    price: minorOf(item.price, currency),
    discountedPrice: item.sale === null ? null : minorOf(item.sale, currency),
    tags: item.tag === '' ? [] : [item.tag],
    position,
    pictures: [{ url: item.image, altEn: item.name_en, altAr: item.name_ar, width: null, height: null }],
    groupIds: item.options.map((key) => known(groups, key)),
    addOnIds: item.add_ons.map((key) => known(addOns, key)),
    stock:
      item.inventory === null
        ? []
        : serving.map(({ key }) => ({
            branchId: known(branches, key),
            branchKey: key,
            inventory: item.inventory ?? 0,
          })),
  })
  await addMenuItems(tx, { merchantId, actor: 'demo', now }, files.items.map(dish))
  const catering = await insertCateringCategories(
    tx,
    files.catering.map((one, position) => ({
      ...named(one),
      minimumPlates: one.minimum_plates,
      serviceCharge: minorOf(one.service_charge, currency),
      platePrice: minorOf(one.plate_price, currency),
      position,
    })),
  )
  const items = await findMenuItemIds(tx, merchantId)
  await insertCateringItems(
    tx,
    files.catering.flatMap(({ key, items: skus }) =>
      skus.map((sku, position) => ({
        merchantId,
        categoryId: known(catering, key),
        itemId: known(items, sku),
        position,
      })),
    ),
  )
}

const rules: ServiceRules = {
  leadMinutes: 0,
  slotMinutes: 30,
  maxDaysAhead: 7,
  minDaysAhead: 0,
  autoAccept: false,
  // commerce.md D23: ten by default, five in the demo.
  acceptMinutes: 5,
}

const servicesOf = (names: readonly BranchService[]): BranchServices =>
  Object.fromEntries(
    names.map((name) => [
      name,
      name === 'catering' ? { ...rules, leadMinutes: 1_440, minDaysAhead: 1, maxDaysAhead: 60 } : rules,
    ]),
  )

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

function known(ids: Ids, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo names ${key}, which it has not`)
  return id
}

function minorOf(amount: string, currency: string): number {
  const read = parseAmount(amount, currency)
  if (!read.ok) throw new Error(`no amount: ${amount}`)
  return read.value.minor
}
