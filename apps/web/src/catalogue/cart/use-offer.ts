import type { CartOffer, CartWish } from '@wasl/contracts/web/catalogue.contract'
import { useEffect, useState } from 'react'
import { loadClient } from '../../base/load-client.ts'
import { log } from '../../base/log.ts'

type Answer = { asked: string; offer: CartOffer | null }

/** What is pressed in a row is asked for once. */
const quietMs = 250

/**
 * A cart at the prices of now. `first` came with the page, for the cart that the server knew. While another is asked for, the
 * last answer stays.
 */
export function useOffer(wish: CartWish | null, first: { wish: CartWish | null; offer: CartOffer | null }) {
  const asked = keyOf(wish)
  const [answer, setAnswer] = useState<Answer>(() => ({ asked: keyOf(first.wish), offer: first.offer }))
  const [failed, setFailed] = useState<string | null>(null)
  const isAnswered = answer.asked === asked
  useEffect(() => {
    if (isAnswered || asked === '') return
    let isOver = false
    const timer = setTimeout(async () => {
      const offer = await ask(JSON.parse(asked) as CartWish)
      if (isOver) return
      if (offer) setAnswer({ asked, offer })
      setFailed(offer ? null : asked)
    }, quietMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked, isAnswered])
  return {
    offer: asked === '' ? null : answer.offer,
    isAsking: asked !== '' && !isAnswered && failed !== asked,
    isFailed: failed === asked && !isAnswered,
  }
}

const keyOf = (wish: CartWish | null): string => (wish ? JSON.stringify(wish) : '')

async function ask(body: CartWish): Promise<CartOffer | null> {
  try {
    const got = await (await loadClient()).catalogueCheckout.payChoices({ body, query: {} })
    return got.status === 200 ? got.body : null
  } catch (error) {
    log('The prices of the cart', error)
    return null
  }
}
