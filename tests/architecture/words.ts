/** What no source may say, and what to do instead. */
type Ban = {
  readonly found: RegExp
  readonly instead: string
  readonly where?: RegExp
  readonly except?: RegExp
}

const code = /\.(ts|tsx|mjs)$/
const tests = /\.(test|e2e|stories|fixtures)\.tsx?$|^tests\/|^stories\//

const bans: readonly Ban[] = [
  { found: /\b(TODO|FIXME|HACK)\b/, instead: 'finish it, or say it in the issue' },
  { found: /coming soon|lorem ipsum|not implemented yet/i, instead: 'leave out what is not there' },
  {
    found: /:\s*any\b|\bas any\b(?! [a-z])|<any\b|\bany\[\]/,
    where: code,
    instead: 'name the type, or unknown and a parser',
  },
  { found: /@ts-(ignore|nocheck|expect-error)|eslint-disable(?!-next-line)/, instead: 'make the types true' },
  {
    found: /\b(test|it|describe|suite)(\.\w+)*\.(only|skip|todo|fails)\b/,
    where: tests,
    instead: 'run every test',
  },
  { found: /\bdebugger\b/, where: code, instead: 'take it out' },
  {
    found:
      /(?<![\w-])(margin|padding|border|inset)-(left|right|top|bottom)\b|\b(left|right):\s*-?[\d.]+(px|r?em|%|;)|text-align:\s*(left|right)|float:\s*(left|right)/,
    except: /^scripts\/|^tests\/architecture\//,
    instead: 'write the logical property',
  },
  {
    found: /\s(marginLeft|marginRight|paddingLeft|paddingRight|borderLeft|borderRight)\b/,
    where: /\.tsx$/,
    instead: 'write the logical property',
  },
  {
    found: /\sstyle=/,
    where: /^(apps\/web\/src|packages\/ui\/src)\/.*\.tsx$/,
    except: /^apps\/web\/src\/dashboard\/|\.test\.tsx$/,
    instead: 'the policy of public pages refuses inline styles: use a class or a data attribute',
  },
  {
    found:
      /\bDate\.now\b|new Date\(\)|Math\.random|\b(process|globalThis|window|document|localStorage|console)\.|\bfetch\(/,
    where: /^packages\/(domain|machines)\/src\//,
    except: tests,
    instead: 'rules and flows are pure: take it as an argument',
  },
  {
    found: /\b(left|right)(Icon|Side|Edge)\b/,
    where: /^(apps\/web|packages\/ui)\/src\/.*\.tsx$/,
    instead: 'say start or end',
  },
]

const longestFile = 300

/** Every ban a file breaks, with its line. */
export function wordComplaints(path: string, text: string): string[] {
  const lines = text.split('\n')
  const tooLong =
    lines.length > longestFile + 1 ? [`${path} has ${lines.length - 1} lines: find its two ideas`] : []
  const relevant = bans.filter((ban) => (ban.where?.test(path) ?? true) && !ban.except?.test(path))
  const said = lines.flatMap((line, index) =>
    relevant.flatMap(({ found, instead }) => {
      const words = found.exec(line)?.[0]
      return words ? [`${path}:${index + 1} says "${words.trim()}": ${instead}`] : []
    }),
  )
  return [...tooLong, ...said]
}
