import { fromPromise } from 'xstate'

/** Declares an actor that a machine needs and does not implement. The web app provides it with `machine.provide`. */
export const port = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)))
