import type { HostsRefusal } from '@wasl/core/kernel/installation/hosts.service'
import type { KnownMerchant } from '@wasl/core/kernel/installation/installation.store'
import type { MeantRefusal } from '@wasl/core/kernel/installation/merchant-meant'
import type { MerchantField, MerchantWish } from '@wasl/core/kernel/installation/merchant-change'
import type { OpenRefusal } from '@wasl/core/kernel/installation/open-merchant.service'
import type { PluginsRefusal } from '@wasl/core/kernel/installation/plugins.service'
import { knownPlugins } from '@wasl/domain/sections'

const fields: Record<MerchantField, { option: string; mend: string }> = {
  titleEn: { option: 'merchant-en', mend: 'a name of at most 80 letters, such as "Pearl Coffee"' },
  titleAr: { option: 'merchant-ar', mend: 'a name of at most 80 letters, such as "قهوة اللؤلؤ"' },
  host: { option: 'host', mend: 'a host name without https:// and port, such as pay.example.com' },
  currency: { option: 'currency', mend: 'an ISO 4217 code, such as KWD' },
  countryCode: { option: 'country', mend: 'an ISO 3166 code of two letters, such as KW' },
  timezone: { option: 'timezone', mend: 'a zone of the IANA database, such as Asia/Kuwait' },
  brand: { option: 'brand', mend: 'a colour, such as #f77c1a' },
}

/** What is wrong with a merchant: each option, what was said, and what it wants. */
export const fieldSentences = (wrong: readonly MerchantField[], wish: MerchantWish): string =>
  wrong
    .map((field) => `--${fields[field].option} is "${wish[field]}": it wants ${fields[field].mend}.`)
    .join('\n')

export function whyNotOpened(refusal: OpenRefusal, wish: MerchantWish): string {
  switch (refusal.kind) {
    case 'fields':
      return fieldSentences(refusal.fields, wish)
    case 'hostTaken':
      return taken('host', refusal)
  }
}

export function whyNotMeant(refusal: MeantRefusal): string {
  switch (refusal.kind) {
    case 'noMerchant':
      return 'There is no merchant yet: make one with npm run admin -- create'
    case 'unknownHost':
      return `--host: no merchant answers at ${refusal.host}. Known: ${refusal.hosts.join(', ')}`
    case 'whichMerchant':
      return `Which merchant? Name one of its hosts with --host: ${refusal.hosts.join(', ')}`
  }
}

export function whyNoHosts(refusal: HostsRefusal): string {
  switch (refusal.kind) {
    case 'noHostName':
      return `"${refusal.text}" is no host name: it wants ${fields.host.mend}.`
    case 'hostTaken':
      return taken('add', refusal)
    case 'lastHost':
      return `--remove: ${nameOf(refusal.owner)} would answer nowhere. Name another host with --add first.`
    default:
      return whyNotMeant(refusal)
  }
}

export const whyNoPlugins = (refusal: PluginsRefusal): string =>
  refusal.kind === 'unknownPlugin'
    ? `There is no plugin "${refusal.plugin}". Known: ${knownPlugins.join(', ')}`
    : whyNotMeant(refusal)

export const nameOf = ({ titleEn, id }: KnownMerchant): string => `${titleEn} (merchant ${id})`

const taken = (option: string, { host, owner }: { host: string; owner: KnownMerchant }): string =>
  `--${option}: ${host} is a host of ${nameOf(owner)}. Choose another, or remove it there first.`
