import type { Page } from 'playwright'

/** The page's scripts are on their way until this is called: what is done before meets the server's page alone. */
export async function lateScripts(page: Page): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  return arrival.resolve
}
