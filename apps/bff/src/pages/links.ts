import { randomUUID } from 'node:crypto'
import type { CoreClient } from '../core/core-client.ts'
import { loadAttempt } from '../pay/load-attempt.ts'
import { loadPayPage } from '../pay/load-pay-page.ts'

/** A demo request or attempt, on the host of its merchant (without a port). */
export type Candidate = {
  readonly host: string
  readonly id: string
  readonly group: string
  readonly note: string
}

export type Candidates = { readonly pay: readonly Candidate[]; readonly results: readonly Candidate[] }

export type LinkGroup = { readonly title: string; readonly links: readonly { url: string; note: string }[] }

const perGroup = 3

/** What is worth opening after a start: only what exists now, and of the pay pages only those that can still be paid. */
export async function linksWorthOpening(
  core: CoreClient,
  { pay, results }: Candidates,
  publicUrl: string,
): Promise<LinkGroup[]> {
  const [payable, shown] = await Promise.all([
    firstOfEach(pay, { most: perGroup, isKept: (candidate) => isPayable(core, candidate, publicUrl) }),
    firstOfEach(results, { most: 1, isKept: (candidate) => isThere(core, candidate, publicUrl) }),
  ])
  const link = (path: string) => (candidate: Candidate) => ({
    url: `${originOf(candidate, publicUrl)}/en/${path}/${candidate.id}`,
    note: candidate.note,
  })
  const groups = [
    { title: 'Pay pages', links: payable.map(link('pay')) },
    { title: 'Results', links: shown.map(link('attempt')) },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

export function printedLinks(url: string, groups: readonly LinkGroup[]): string {
  const bank = {
    title: 'Sandbox bank',
    links: [{ url: `${url}/sandbox-bank/`, note: 'every payment it knows' }],
  }
  const outbox = {
    title: 'Outbox',
    links: [{ url: `${url}/outbox`, note: 'every message it would have sent' }],
  }
  return [...groups, bank, outbox].map(printedGroup).join('\n\n')
}

function printedGroup({ title, links }: LinkGroup): string {
  const width = Math.max(...links.map(({ url }) => url.length))
  return [title, ...links.map(({ url, note }) => `  ${url.padEnd(width)}  ${note}`)].join('\n')
}

/** The demo as it is written down. */
export type DemoFacts = {
  readonly merchants: readonly { key: string; hosts: readonly string[] }[]
  readonly requests: readonly {
    id: string
    merchant: string
    currency: string
    amount: string
    description_en: string
  }[]
  readonly attempts: readonly { id: string; request: string; state: string }[]
}

/** The first merchant is at home on every host of the demo, the others on the last of their own. */
export function candidatesOf({ merchants, requests, attempts }: DemoFacts): Candidates {
  const hosts = new Map(
    merchants.map(({ key, hosts: own }, at) => [key, at === 0 ? 'localhost' : own.at(-1)]),
  )
  const hostOf = (merchant: string | undefined) => hosts.get(merchant ?? '') ?? 'localhost'
  return {
    pay: requests.map(({ id, merchant, currency, amount, description_en }) => ({
      id,
      host: hostOf(merchant),
      group: merchant,
      note: `${currency} ${amount}, ${description_en}`,
    })),
    results: attempts.map(({ id, request, state }) => ({
      id,
      host: hostOf(requests.find((each) => each.id === request)?.merchant),
      group: state,
      note: state,
    })),
  }
}

async function isPayable(core: CoreClient, candidate: Candidate, publicUrl: string): Promise<boolean> {
  const origin = originOf(candidate, publicUrl)
  const rules = Promise.resolve({ redirectOrigins: [], ownOrigin: origin })
  const load = await loadPayPage(apiFor(core, origin), candidate.id, rules)
  return load.kind === 'payable'
}

async function isThere(core: CoreClient, candidate: Candidate, publicUrl: string): Promise<boolean> {
  const ownOrigin = originOf(candidate, publicUrl)
  const load = await loadAttempt(apiFor(core, ownOrigin), { id: candidate.id, ask: 'attempt', ownOrigin })
  return load.kind === 'attempt'
}

const apiFor = (core: CoreClient, origin: string) =>
  core.as({ host: new URL(origin).host, language: 'en', requestId: randomUUID(), address: '' })

function originOf({ host }: Candidate, publicUrl: string): string {
  const url = new URL(publicUrl)
  url.hostname = host
  return url.origin
}

type Wanted = { most: number; isKept: (candidate: Candidate) => Promise<boolean> }

/** The first `most` of each group that are kept; nobody is asked about the rest. */
async function firstOfEach(candidates: readonly Candidate[], { most, isKept }: Wanted): Promise<Candidate[]> {
  const kept: Candidate[] = []
  for (const candidate of candidates) {
    if (kept.filter(({ group }) => group === candidate.group).length >= most) continue
    // One after the other: a start has better things to do than to ask about sixty pages at once.
    // oxlint-disable-next-line no-await-in-loop
    if (await isKept(candidate)) kept.push(candidate)
  }
  return kept
}
