import type { Locale } from '@wasl/domain/locale'
import type { Context, Handler } from 'hono'
import type { BffEnv } from '../bff-env.ts'
import type { FormMemory } from '../pay/form-memory.ts'
import type { PageSender } from './send-page.ts'

export type PageOptions = PageSender & { readonly secret: string; readonly memory: FormMemory }

/** What an address says: of `link/:id` the id, else the empty text. */
export type Asked = { readonly locale: Locale; readonly id: string }

/** A page that anybody may open, by its address below `/{lang}`. What it shows is asked of the core and rendered here. */
export type PublicPage = {
  readonly at: string
  readonly send: (c: Context<BffEnv>, options: PageOptions, asked: Asked) => Response | Promise<Response>
}

/** What a page's form posts to where no script answers; `reload` is a GET of the same address. */
export type PlainForm = {
  readonly at: string
  readonly press: (options: PageOptions) => Handler<BffEnv>
  readonly reload: Handler<BffEnv>
}
