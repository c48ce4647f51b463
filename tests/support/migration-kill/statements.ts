const token = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^;'"$-]+|[\s\S]/g

/** The statements of a migration, in order, without what is only a remark. */
export function statementsOf(sql: string): string[] {
  const statements = ['']
  for (const [part] of sql.matchAll(token)) {
    if (part === ';') statements.push('')
    else if (!part.startsWith('--')) statements[statements.length - 1] += part
  }
  return statements.map((statement) => statement.trim()).filter(Boolean)
}
