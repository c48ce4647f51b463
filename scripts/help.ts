/** `--help` of every command, and of every command of `npm run admin`. */
const texts: ReadonlyMap<string, string> = new Map([
  [
    'start',
    `npm start
  Installs and builds what is stale, migrates, fills an empty data folder with the demo, and serves Wasl.
  docs/settings.md lists the variables it reads, such as PORT, WASL_DATA and DATABASE_URL.`,
  ],
  [
    'dev',
    `npm run dev
  Serves Wasl, rebuilds the web app and restarts the server when a source changes.`,
  ],
  [
    'test',
    `npm test -- [options of vitest] [files]
  Types, lint, builds and every test, or those that are named: --project core, --shard=1/2, tests/e2e/pay.e2e.ts.`,
  ],
  [
    'storybook',
    `npm run storybook
  Every component and every view of a page, on port 6006.`,
  ],
  [
    'bench',
    `npm run bench -- [name…]
  Measures against limits taken in the same run. Names choose parts: pages, dashboard, payments, exports, live, bulk,
  processes; desk runs by name alone.`,
  ],
  [
    'storm',
    `npm run storm -- [options]
  Races, flaky lines, kills, power cuts and standstills, many times.
  --rounds N    rounds of each race (1000)
  --pairs N     pairs of sign-ins against the clock (2000)
  --flows N     payers on a flaky line (200)
  --kills N     kills of the server under its payers (200)
  --cuts N      power cuts under the embedded database (50)
  --only words  only the races with these words in their name`,
  ],
  [
    'seed',
    `npm run seed -- [--fresh] [--transactions N]
  Fills an empty data folder, or the demo's own DATABASE_URL, with the demo.
  --fresh            empties the data folder first
  --transactions N   adds ten years of N transactions`,
  ],
  [
    'shots',
    `npm run shots -- [words]
  Pictures of every screen and component with these words in its name, in .cache/shots/index.html.`,
  ],
  [
    'backup',
    `npm run backup -- file
  Writes the database, the files and the demo bank's book to a new archive, such as wasl-2026-11-20.tar.gz.`,
  ],
  [
    'restore',
    `npm run restore -- file
  Puts an archive of npm run backup into an empty installation, after its books were proved.`,
  ],
  [
    'admin',
    `npm run admin -- command [options]
  Sets up a production installation.
  create     an administrator, and the first merchant where there is none
  merchant   a further merchant
  host       where a merchant answers
  plugins    what a merchant has
  gateway    who takes a merchant's payments
  secret     the secret that starts the installation
  Options of a command: npm run admin -- create --help. docs/running.md tells more.`,
  ],
  [
    'admin create',
    `npm run admin -- create [options]
  Makes an administrator, and the first merchant where there is none. Asks for what is left out; the password is typed, or
  is the last line of standard input.
  --host name          of the merchant; needed where there are several
  --username name      --email address
  --name-en name       --name-ar name
  --one-time-code      signs in with a mailed code as well
  The first merchant: --merchant-en, --merchant-ar, --currency (KWD), --country (KW), --timezone (Asia/Kuwait),
  --brand (#f77c1a)`,
  ],
  [
    'admin merchant',
    `npm run admin -- merchant [options]
  Makes a further merchant. Asks for what is left out.
  --host name          where it answers
  --merchant-en name   --merchant-ar name
  --currency KWD       --country KW       --timezone Asia/Kuwait       --brand #f77c1a`,
  ],
  [
    'admin host',
    `npm run admin -- host [options]
  Tells where a merchant answers, or changes it.
  --host name     of the merchant; needed where there are several
  --add name      a further host; may be given several times
  --remove name   a host to give up; may be given several times`,
  ],
  [
    'admin plugins',
    `npm run admin -- plugins [options]
  Tells what a merchant has and may have, or changes it.
  --host name     of the merchant; needed where there are several
  --add name      such as e_commerce; may be given several times
  --remove name   may be given several times`,
  ],
  [
    'admin gateway',
    `npm run admin -- gateway [options]
  Lists a merchant's gateways, or makes or changes the one with --code.
  --host name         of the merchant; needed where there are several
  --code knet         the gateway
  --adapter name      needed for a new one; docs/adding-a-gateway.md
  --name-en name      --name-ar name
  --verb-en text      --verb-ar text         the words on the pay button
  --logo path         --currencies KWD,USD   --operation purchase|authorize   --wallet
  --settings file     a JSON object, or - for standard input
  --secrets file      a JSON object, or - for standard input; stored sealed`,
  ],
  [
    'admin secret',
    `npm run admin -- secret --from-file file
  Seals the installation's key with a new secret, the one line of the file, or of standard input where the file is -.`,
  ],
])

/** Says how a command is used and ends it, where its arguments ask for that. */
export function helpIfAsked(command: string, args: readonly string[] = process.argv.slice(2)): void {
  if (!args.includes('--help') && !args.includes('-h')) return
  console.log(texts.get(`${command} ${args[0] ?? ''}`) ?? texts.get(command))
  process.exit(0)
}
