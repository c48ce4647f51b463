import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const text = z.string()
const offset = z.string().regex(/^[+-]\d+[mhd]$/)
const own = z.object({ merchant: text })
const named = own.extend({ key: text, name_en: text, name_ar: text })
const Service = z.enum(['pickup', 'delivery', 'catering'])

const Area = z.object({ id: text, en: text, ar: text, gov: text, lat: z.number(), lng: z.number() })

const Branch = named.extend({
  email: text,
  phone: text,
  address_en: text,
  address_ar: text,
  lat: z.number(),
  lng: z.number(),
  minimum_order: text,
  delivery_minutes: z.int(),
  services: z.array(Service),
  image: text,
})

const Hours = own.extend({
  branch: text,
  service: z.enum(['open', ...Service.options]).default('open'),
  days: z.array(z.int()).optional(),
  from: offset.optional(),
  until: offset.optional(),
  start: text,
  minutes: z.int(),
  name_en: text.default(''),
  name_ar: text.default(''),
})

const Closure = own.extend({
  branch: text,
  kind: z.enum(['holiday', 'maintenance', 'manual']),
  from: offset,
  until: offset,
  reason_en: text,
  reason_ar: text,
})

const Zone = named.extend({
  branch: text,
  kind: z.enum(['areas', 'polygon', 'circle']),
  areas: z.array(text).default([]),
  polygon: z.array(z.tuple([z.number(), z.number()])).optional(),
  lat: z.number().optional(),
  lng: z.number().optional(),
  radius: z.int().optional(),
  fee: text,
  minimum: text,
  eta: z.int(),
  priority: z.int(),
})

const Category = named.extend({ image: text })

const Group = named.extend({
  is_size: z.boolean(),
  pick: z.enum(['one', 'many']),
  least: z.int(),
  most: z.int().nullable(),
  choices: z.array(z.object({ key: text, name_en: text, name_ar: text, price: text })),
})

const AddOn = named.extend({ price: text })

const Item = own.extend({
  sku: text,
  category: text,
  name_en: text,
  name_ar: text,
  price: text,
  sale: text.nullable(),
  options: z.array(text),
  add_ons: z.array(text),
  /** At each branch; null without a limit. */
  inventory: z.int().nullable(),
  image: text,
  tag: text,
})

const Catering = named.extend({
  minimum_plates: z.int(),
  service_charge: text,
  plate_price: text,
  items: z.array(text),
})

export type MenuFiles = Awaited<ReturnType<typeof readMenuFiles>>

/** The demo's food as it is written down; a line that does not fit its shape stops the seeding. */
export async function readMenuFiles() {
  const [areas, branches, hours, closures, zones, categories, groups, addOns, items, catering] =
    await Promise.all([
      lines('areas', Area),
      lines('branches', Branch),
      lines('branch-hours', Hours),
      lines('branch-closures', Closure),
      lines('zones', Zone),
      lines('food-categories', Category),
      lines('option-groups', Group),
      lines('add-ons', AddOn),
      lines('menu-items', Item),
      lines('catering-categories', Catering),
    ])
  return { areas, branches, hours, closures, zones, categories, groups, addOns, items, catering }
}

async function lines<Schema extends z.ZodType>(name: string, schema: Schema): Promise<z.output<Schema>[]> {
  const content = await readFile(new URL(`./demo/${name}.jsonl`, import.meta.url), 'utf8')
  return content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => schema.parse(JSON.parse(line)))
}
