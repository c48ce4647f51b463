/** What a floor may use beside the project's own code. Everything else a floor declares in its package.json is allowed. */
const only: Readonly<Record<string, RegExp>> = {
  'packages/domain': /^$/,
  'packages/machines': /^xstate(\/|$)/,
  'packages/ui':
    /^(react|react-dom|react-aria-components|@internationalized\/date|@tanstack\/react-(table|virtual)|@visx\/.*|@zxing\/.*|ol|libphonenumber-js|qr|lucide-react|@fontsource\/.*)(\/|$)/,
  'packages/contracts': /^(zod|@ts-rest\/(core|open-api)|hono|node:.*)(\/|$)/,
}

const never: Readonly<Record<string, RegExp>> = {
  'apps/web': /^(hono|pg|drizzle-orm|pino)(\/|$)/,
  'apps/core': /^(react|react-dom|xstate|@tanstack\/.*)(\/|$)/,
  'apps/bff': /^(react|react-dom|pg|drizzle-orm|xstate|@tanstack\/.*)(\/|$)/,
}

/** ts-rest is a release candidate: it stays behind these modules so that it can be replaced. */
const tsRest =
  /^(packages\/contracts\/src\/|apps\/bff\/src\/core\/((core|lazy)-client|relay)\.|apps\/web\/src\/(app|base)\/|apps\/core\/src\/app\.)/

export function packageComplaint(from: string, name: string): string | null {
  if (/^(tests|stories|scripts)\//.test(from) || /\.(test|fixtures|config)\.tsx?$/.test(from)) return null
  const room = from.split('/').slice(0, 2).join('/')
  const allowed = only[room]
  if (allowed && !allowed.test(name)) return `${room} must not use ${name}`
  if (room === 'apps/web' && name.startsWith('node:')) {
    return /\.server\.tsx?$/.test(from) ? null : `only a .server file of ${room} may use ${name}`
  }
  if (never[room]?.test(name)) return `${room} must not use ${name}`
  if (name.startsWith('@ts-rest/') && !tsRest.test(from))
    return 'ts-rest stays behind packages/contracts and the clients'
  return null
}
