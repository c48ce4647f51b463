import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { asStaying, builtServer } from '../server.ts'

/** The built product as one process, started and killed on the same port and data. */
export class KilledServer {
  #child: ChildProcess | null = null
  readonly #env: NodeJS.ProcessEnv
  readonly url: string

  constructor(port: number, env: NodeJS.ProcessEnv) {
    this.url = `http://localhost:${port}`
    this.#env = { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env, PORT: String(port) }
  }

  /** Answers how long it took until it was ready, ms. */
  async start(): Promise<number> {
    const from = performance.now()
    const child = spawn(process.execPath, [...asStaying, builtServer], {
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#child = child
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return performance.now() - from
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  }
}
